import type { CallParsed } from "@evolve/contracts/call";
import type { searchImpersonations } from "@evolve/contracts/impersonations";
import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import { patternOf, searchPage } from "../../../database/search.ts";

export interface NewImpersonation {
  tenantId: string;
  id: string;
  sessionId: string;
  impersonatorId: string;
  userId: string;
  reason: string;
  startedAt: Date;
  expiresAt: Date;
}

export const insertImpersonation = async (tx: Tx, one: NewImpersonation): Promise<void> => {
  await tx
    .insertInto("impersonations")
    .values({
      tenant_id: one.tenantId,
      id: one.id,
      session_id: one.sessionId,
      actor_id: one.impersonatorId,
      user_id: one.userId,
      reason: one.reason,
      started_at: one.startedAt,
      expires_at: one.expiresAt,
    })
    .execute();
};

/** What a person is called: by their user name until they have another. */
const nameIn = (alias: string) =>
  sql<string>`coalesce(nullif(${sql.ref(`${alias}.full_name`)}, ''), ${sql.ref(`${alias}.user_name`)})`;

/** The impersonations that go on, with the names of both people; of one session or all. Newest first. */
export const listCurrent = (tx: Tx, tenantId: string, now: Date, sessionId?: string) => {
  let open = tx
    .selectFrom("impersonations as open")
    .innerJoin("users as impersonator", (join) =>
      join.onRef("impersonator.tenant_id", "=", "open.tenant_id").onRef("impersonator.id", "=", "open.actor_id"),
    )
    .innerJoin("users as person", (join) =>
      join.onRef("person.tenant_id", "=", "open.tenant_id").onRef("person.id", "=", "open.user_id"),
    )
    .select([
      "open.id",
      "open.reason",
      "open.started_at as startedAt",
      "open.expires_at as expiresAt",
      "impersonator.id as impersonatorId",
      nameIn("impersonator").as("impersonatorName"),
      "person.id as userId",
      nameIn("person").as("userName"),
    ])
    .where("open.tenant_id", "=", tenantId)
    .where("open.ended_at", "is", null)
    .where("open.expires_at", ">", now)
    .orderBy("open.started_at", "desc")
    .orderBy("open.id", "desc");
  if (sessionId !== undefined) open = open.where("open.session_id", "=", sessionId);
  return open.execute();
};

export type CurrentRow = Awaited<ReturnType<typeof listCurrent>>[number];

/** A page of all impersonations, those that are over too. */
export const searchImpersonationRows = (
  tx: Tx,
  tenantId: string,
  now: Date,
  search: CallParsed<typeof searchImpersonations>["body"],
) => {
  const { state, personId, search: words } = search.filter;
  let matching = tx
    .selectFrom("impersonations as one")
    .innerJoin("users as impersonator", (join) =>
      join.onRef("impersonator.tenant_id", "=", "one.tenant_id").onRef("impersonator.id", "=", "one.actor_id"),
    )
    .innerJoin("users as person", (join) =>
      join.onRef("person.tenant_id", "=", "one.tenant_id").onRef("person.id", "=", "one.user_id"),
    )
    .leftJoin("users as ender", (join) =>
      join.onRef("ender.tenant_id", "=", "one.tenant_id").onRef("ender.id", "=", "one.ended_by"),
    )
    .where("one.tenant_id", "=", tenantId);
  if (state?.length === 1)
    matching = matching.where((where) => {
      const current = where.and([where("one.ended_at", "is", null), where("one.expires_at", ">", now)]);
      return state[0] === "current" ? current : where.not(current);
    });
  if (personId?.length)
    matching = matching.where((where) =>
      where.or([
        where("one.actor_id", "=", anyOf(personId, "uuid")),
        where("one.user_id", "=", anyOf(personId, "uuid")),
      ]),
    );
  if (words !== undefined && words !== "") {
    const pattern = patternOf(words);
    const searched = [
      "one.reason",
      "impersonator.full_name",
      "impersonator.user_name",
      "person.full_name",
      "person.user_name",
    ] as const;
    matching = matching.where((where) => where.or(searched.map((column) => where(column, "ilike", pattern))));
  }
  const rows = matching.select([
    "one.id",
    "one.reason",
    "one.started_at as startedAt",
    "one.expires_at as expiresAt",
    "one.ended_at as endedAt",
    "one.ending",
    "impersonator.id as impersonatorId",
    nameIn("impersonator").as("impersonatorName"),
    "person.id as userId",
    nameIn("person").as("userName"),
    "ender.id as enderId",
    nameIn("ender").as("enderName"),
  ]);
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const keys = {
    startedAt: "one.started_at",
    impersonator: "impersonator.full_name",
    user: "person.full_name",
  } as const;
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "startedAt", direction: "desc" } as const];
  return searchPage({ rows, keys, id: "one.id" }, total, order, search);
};

export type FoundRow = Awaited<ReturnType<typeof searchImpersonationRows>>["rows"][number];

/** The session of an impersonation and whether it goes on, locked until the transaction ends; undefined where there is none. */
export const lockImpersonation = (tx: Tx, tenantId: string, id: string) =>
  tx
    .selectFrom("impersonations")
    .select(["session_id as sessionId", "expires_at as expiresAt", "ended_at as endedAt"])
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
