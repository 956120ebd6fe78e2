"""HTTP: for whoever hosts: does it work, and how much of it."""

from __future__ import annotations

from litestar import Response, get
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy.exc import SQLAlchemyError

from fabula.server.hall import Hall
from fabula.server.messages import Health


@get("/api/health", summary="Whether the server and its database answer")
async def show_health(hall: NamedDependency[Hall]) -> Response[Health]:
    """200 if all is well, else 503."""
    try:
        await hall.store.ping()
    except (SQLAlchemyError, OSError):
        return Response(Health(ok=False), status_code=503)
    return Response(Health(ok=True))


@get("/api/metrics", summary="What Prometheus reads", media_type="text/plain")
async def show_metrics(hall: NamedDependency[Hall]) -> Response[bytes]:
    """Counters and gauges of this process."""
    meters = hall.meters
    meters.loaded.set(len(hall.tables))
    meters.pages.set(sum(len(live.audience.viewers) for live in hall.tables))
    for phase, count in (await hall.store.count_tables()).items():
        meters.tables.labels(phase).set(count)
    return Response(generate_latest(meters.registry), media_type=CONTENT_TYPE_LATEST)


HANDLERS = (show_health, show_metrics)
