"""Tables that people share: seats by link, a log that loses nothing, and the page that plays on it."""
