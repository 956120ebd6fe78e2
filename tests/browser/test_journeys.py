"""People meet at a table and play, each in a browser of his own."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.playing import asking, choices, choose, gathered, join, log_lines, open_table, play, whose_turn

if TYPE_CHECKING:
    from browser.people import People


def test_a_friend_comes_by_link_and_both_play(people: People) -> None:
    anna, ben = gathered(people)
    assert "join" not in ben.url
    ben.go_back()
    assert "join" not in ben.url
    ben.go_forward()
    expect(anna.get_by_text("Ben", exact=True)).to_be_visible()
    anna.get_by_role("button", name="Start the game").click()
    expect(ben.get_by_role("tab", name="Log")).to_be_visible()
    first = whose_turn(anna, ben)
    second = ben if first is anna else anna
    assert first.title().startswith("● Your turn")
    assert not second.title().startswith("●")
    play(first, "1 +")
    expect(second.locator(".status")).to_contain_text("Your turn")
    assert second.title().startswith("● Your turn")
    expect(log_lines(second).first).to_have_text(log_lines(first).first.inner_text())


def test_a_link_serves_once(people: People) -> None:
    anna, ben, carl = people.come(), people.come(), people.come()
    open_table(anna, "floors", ["me", "open"])
    link = anna.get_by_role("textbox", name="Link for seat B").input_value()
    join(ben, link, name="Ben")
    carl.goto(link)
    expect(carl.get_by_role("alert")).to_contain_text("this link has been used")
    expect(carl.get_by_role("button", name="Take the seat")).to_be_disabled()


def test_the_last_step_is_taken_back(people: People) -> None:
    page = people.come()
    open_table(page, "floors", ["me", "me"])
    play(page, "1 +")
    lines = log_lines(page).count()
    page.get_by_role("button", name="Take back").click()
    expect(log_lines(page).nth(lines)).to_be_visible()
    expect(page.get_by_text("Taken back:").first).to_be_attached()
    expect(choices(page).first).to_be_enabled()
    play(page, "1 +")


def test_going_back_further_needs_everybody(people: People) -> None:
    anna, ben = gathered(people)
    anna.get_by_role("button", name="Start the game").click()
    expect(ben.get_by_role("tab", name="Log")).to_be_visible()
    first = whose_turn(anna, ben)
    second = ben if first is anna else anna
    play(first, "1 +")
    expect(asking(second)).to_be_visible()
    play(second, "4 +W")
    first.get_by_role("button", name="Propose to go back").click()
    first.get_by_role("button", name="Back to just after 1").click()
    second.get_by_role("button", name="I agree").click()
    expect(second.locator(".status")).to_contain_text("Your turn")
    expect(second.get_by_text("Taken back:").first).to_be_attached()


def test_a_spectator_sees_and_is_not_asked(people: People) -> None:
    anna, carl = people.come(), people.come()
    open_table(anna, "floors", ["me", "me"])
    carl.goto(anna.url)
    expect(carl.get_by_text("You are watching")).to_be_visible()
    play(anna, "1 +")
    expect(log_lines(carl).first).to_have_text(log_lines(anna).first.inner_text())
    expect(asking(carl)).to_be_hidden()


def test_people_talk_and_nobody_reads_markup(people: People) -> None:
    anna, ben = gathered(people)
    anna.get_by_label("Say something to all").fill("<b>Hello</b> & welcome")
    anna.get_by_role("button", name="Say").click()
    expect(ben.get_by_text("<b>Hello</b> & welcome").first).to_be_visible()


def test_a_refused_action_names_its_clause_and_the_rulebook_opens_there(people: People) -> None:
    page = people.come()
    open_table(page, "floors", ["me", "me"])
    page.get_by_role("tab", name="Table").click()
    page.get_by_label("Action").fill("1 +NNNNNNNNN")
    page.get_by_role("button", name="Why not?").click()
    clause = page.locator(".answer").get_by_role("button")
    expect(clause).to_have_text(re.compile(r"FLOORS-\S+"))
    name = clause.inner_text()
    clause.click()
    expect(page.locator(f"[data-clause='{name}']")).to_be_in_viewport()
    page.get_by_label("Search the rules").fill("teleporter twin")
    assert 0 < page.locator("[data-clause]").count() < 15


def test_a_line_of_the_log_leads_to_its_clause(people: People) -> None:
    page = people.come()
    open_table(page, "floors", ["me", "me"])
    play(page, "1 +")
    clause = log_lines(page).get_by_role("button").first
    name = clause.inner_text()
    clause.click()
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(page.locator(f"[data-clause='{name}']")).to_be_in_viewport()


def test_everything_is_said_in_french(people: People) -> None:
    page = people.come()
    open_table(page, "floors", ["me", "me"])
    play(page, "1 +")
    english = log_lines(page).first.inner_text()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Français").check()
    page.get_by_role("button", name="Fermer").click()
    expect(page.get_by_role("tab", name="Journal")).to_be_visible()
    expect(page.get_by_role("region", name="Journal").get_by_role("paragraph").first).not_to_have_text(
        english
    )
    assert page.evaluate("document.documentElement.lang") == "fr"
    page.get_by_role("tab", name="Règles").click()
    expect(page.get_by_label("Chercher dans les règles")).to_be_visible()
    page.goto("/#/")
    expect(page.get_by_role("heading", name="À quoi jouons-nous ?")).to_be_visible()


def test_a_browser_in_french_is_answered_in_french(people: People) -> None:
    page = people.come(language="fr-CA")
    page.goto("/")
    expect(page.get_by_role("heading", name="À quoi jouons-nous ?")).to_be_visible()


def test_a_game_without_a_drawing_is_played_through_panels(people: People) -> None:
    page = people.come()
    open_table(page, "foes", ["me", "me"])
    for number in range(4):  # each looks after the other has passed the screen
        if (curtain := page.get_by_role("button", name="I am Anna")).count():
            curtain.click()
        if number == 0 and (toggle := page.get_by_role("button", name="As panels")).count():
            toggle.click()
        lines = log_lines(page).count()
        choices(page).first.click()
        expect(log_lines(page).nth(lines)).to_be_visible()
    expect(page.get_by_role("heading", name="Players")).to_be_visible()


def test_magic_realm_is_played_through_panels(people: People) -> None:
    page = people.come()
    open_table(page, "realm", ["me"])
    page.get_by_role("button", name="As panels").click()
    for number in range(12):
        lines = log_lines(page).count()
        assert choose(page, number) == "played"
        expect(log_lines(page).nth(lines)).to_be_visible()
    assert page.get_by_role("region", name="Board").get_by_role("heading").count() > 2


def test_a_finished_game_is_checked_replayed_and_gone_on_with(people: People) -> None:
    page = people.come()
    open_table(page, "floors", ["me", "me"])
    play(page, "1 +")
    play(page, "4 +W")
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Really give up the game").click()
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    page.get_by_role("button", name="Check all draws here").click()
    expect(page.get_by_role("status")).to_contain_text("All is as the secret says")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert download.value.path().read_text("utf-8").startswith("Fabula record 1\ngame: floors\n")

    page.get_by_role("link", name="Look at it again").click()
    expect(page.get_by_role("heading", name="Step 0 of 2")).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    expect(page.get_by_role("heading", name="Step 1 of 2")).to_be_visible()
    assert page.url.endswith("/replay/1")
    other = people.come()
    other.goto(page.url)
    expect(other.get_by_role("heading", name="Step 1 of 2")).to_be_visible()
    page.get_by_role("button", name="Open that table").click()
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    expect(page.locator(".status")).to_contain_text(re.compile("Your turn|Waiting for"))
