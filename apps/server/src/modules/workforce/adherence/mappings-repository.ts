import type { CallParsed } from "@evolve/contracts/call";
import type { ActivityKind } from "@evolve/contracts/planning-filters";
import type { searchStateMappings, StateMapping } from "@evolve/contracts/state-mappings";
import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import { patternOf, searchPage } from "../../../database/search.ts";
import { newId } from "../../../ids.ts";

const mappings = (tx: Tx, tenantId: string) =>
  tx.selectFrom("state_mappings as held").where("held.tenant_id", "=", tenantId);

const columns = ["held.id", "held.state", "held.kinds", "held.version"] as const;

interface MappingRow extends Omit<StateMapping, "kinds"> {
  /** Written by this module alone. */
  kinds: ActivityKind[] | null;
}

export const listMappings = (tx: Tx, tenantId: string): Promise<MappingRow[]> =>
  mappings(tx, tenantId).select(columns).orderBy("held.state").$castTo<MappingRow>().execute();

export const findMapping = async (tx: Tx, tenantId: string, id: string): Promise<MappingRow | null> =>
  (await mappings(tx, tenantId).select(columns).where("held.id", "=", id).$castTo<MappingRow>().executeTakeFirst()) ??
  null;

export const findMappingOf = async (tx: Tx, tenantId: string, state: string): Promise<MappingRow | null> =>
  (await mappings(tx, tenantId)
    .select(columns)
    .where("held.state", "=", state)
    .$castTo<MappingRow>()
    .executeTakeFirst()) ?? null;

export const countMappings = async (tx: Tx, tenantId: string): Promise<number> =>
  (
    await mappings(tx, tenantId)
      .select((select) => select.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow()
  ).total;

type Search = CallParsed<typeof searchStateMappings>["body"];

export const searchMappingRows = (tx: Tx, tenantId: string, search: Search) => {
  const { id, isMapped = [], search: text = "" } = search.filter;
  let matching = mappings(tx, tenantId).where("held.state", "ilike", patternOf(text));
  if (id) matching = matching.where("held.id", "=", anyOf(id, "uuid"));
  if (isMapped.length === 1) matching = matching.where("held.kinds", isMapped[0] === "yes" ? "is not" : "is", null);
  const rows = matching.select(columns).$castTo<MappingRow>();
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "state", direction: "asc" } as const];
  return searchPage({ rows, keys: { state: "held.state" }, id: "held.id" }, total, order, search);
};

/** Changes of a tenant's mappings wait for each other, so that each state has one. */
export const lockMappings = async (tx: Tx, tenantId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`state-mappings ${tenantId}`}, 0))`.execute(tx);
};

/** Lists states that nobody has mapped yet; those that are known stay as they are. */
export const addReceived = async (tx: Tx, tenantId: string, states: readonly string[]): Promise<void> => {
  // Most feeds repeat the same few states: only new ones are written.
  const known = new Set(
    (await mappings(tx, tenantId).select("held.state").where("held.state", "=", anyOf(states, "text")).execute()).map(
      ({ state }) => state,
    ),
  );
  const added = states.filter((state) => !known.has(state));
  if (added.length === 0) return;
  await lockMappings(tx, tenantId);
  await tx
    .insertInto("state_mappings")
    .values(added.map((state) => ({ tenant_id: tenantId, id: newId(), state })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export interface MappingColumns {
  readonly state: string;
  readonly kinds: readonly string[] | null;
}

export const insertMapping = async (
  tx: Tx,
  tenantId: string,
  id: string,
  { state, kinds }: MappingColumns,
): Promise<void> => {
  await tx
    .insertInto("state_mappings")
    .values({ tenant_id: tenantId, id, state, kinds: kinds && [...kinds] })
    .execute();
};

export const updateMapping = async (
  tx: Tx,
  tenantId: string,
  id: string,
  { state, kinds }: MappingColumns,
): Promise<void> => {
  await tx
    .updateTable("state_mappings")
    .set((select) => ({ state, kinds: kinds && [...kinds], version: select("version", "+", 1) }))
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};

export const removeMapping = async (tx: Tx, tenantId: string, id: string): Promise<void> => {
  await tx.deleteFrom("state_mappings").where("tenant_id", "=", tenantId).where("id", "=", id).execute();
};
