import type { searchAuditEvents } from "@evolve/contracts/audit";
import type { CallParsed } from "@evolve/contracts/call";
import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import { patternOf, searchPage } from "../../../database/search.ts";
import type { Tx } from "../../../database/index.ts";
import { idsNamedLike } from "./names-repository.ts";
import { impersonatorOf } from "./repository.ts";

interface Bounds {
  readonly since: Date | null;
  /** What matches the search by its words. */
  readonly actions: readonly string[];
  /** The IANA name of the time zone in which the filter's days begin. */
  readonly zone: string;
}

/** Midnight at the beginning of a day, or of one some days later, in a time zone. */
const midnight = (day: string, zone: string, later = 0) =>
  sql<Date>`((${day}::date + ${later}::int)::timestamp at time zone ${zone}::text)`;

/** A page of the trail with names for user ids. */
export const searchEventRows = (
  tx: Tx,
  tenantId: string,
  search: CallParsed<typeof searchAuditEvents>["body"],
  { since, actions, zone }: Bounds,
) => {
  const { filter } = search;
  let matching = tx
    .selectFrom("audit_events as event")
    .leftJoin("users as actor", (join) =>
      join.onRef("actor.tenant_id", "=", "event.tenant_id").onRef("actor.id", "=", "event.actor_id"),
    )
    .leftJoin("users as target", (join) =>
      join.onRef("target.tenant_id", "=", "event.tenant_id").onRef("target.id", "=", "event.target_id"),
    )
    .leftJoin("users as impersonator", (join) =>
      join.onRef("impersonator.tenant_id", "=", "event.tenant_id").on("impersonator.id", "=", impersonatorOf("event")),
    )
    .where("event.tenant_id", "=", tenantId);
  if (since !== null) matching = matching.where("event.at", ">=", since);
  const { id, subject, personId, from, until } = filter;
  if (from !== undefined) matching = matching.where("event.at", ">=", midnight(from, zone));
  if (until !== undefined) matching = matching.where("event.at", "<", midnight(until, zone, 1));
  if (personId?.length)
    matching = matching.where((where) =>
      where.or([
        where("event.actor_id", "=", anyOf(personId, "uuid")),
        where(impersonatorOf("event"), "=", anyOf(personId, "uuid")),
      ]),
    );
  if (id !== undefined) matching = matching.where("event.id", "=", anyOf(id, "uuid"));
  if (subject !== undefined && subject.length > 0)
    matching = matching.where((where) =>
      where(sql<string>`split_part(event.action, '.', 1)`, "=", anyOf(subject, "text")),
    );
  if (filter.search !== undefined && filter.search !== "") {
    const pattern = patternOf(filter.search);
    matching = matching.where((where) =>
      where.or([
        where("event.action", "ilike", pattern),
        where("event.action", "=", anyOf(actions, "text")),
        where("event.target_id", "in", idsNamedLike(tenantId, pattern)),
        where("actor.user_name", "ilike", pattern),
        where("target.user_name", "ilike", pattern),
        where("impersonator.user_name", "ilike", pattern),
        where(sql<string>`event.details::text`, "ilike", pattern),
      ]),
    );
  }
  const rows = matching.select((column) => [
    "event.id",
    "event.at",
    "event.action",
    "event.details",
    "impersonator.user_name as impersonator",
    column.fn.coalesce("actor.user_name", column.cast<string>("event.actor_id", "text")).as("person"),
    "target.user_name as target",
    "event.target_id as targetId",
    column
      .exists(
        column
          .selectFrom("audit_links as link")
          .select("link.sequence")
          .whereRef("link.tenant_id", "=", "event.tenant_id")
          .whereRef("link.event_id", "=", "event.id"),
      )
      .$castTo<boolean>()
      .as("isSealed"),
  ]);
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "at", direction: "desc" } as const];
  return searchPage({ rows, keys: { at: "event.at" } as const, id: "event.id" }, total, order, search);
};
