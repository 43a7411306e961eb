import type { AuditAction } from "@evolve/contracts/audit-actions";
import type { Actor } from "../../../core/actor.ts";
import { refuse, requireVersion } from "../../../core/refusal.ts";
import type { TenantTransaction } from "../../../database/index.ts";
import { newId } from "../../../ids.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import {
  type Columns,
  countRows,
  deleteRow,
  findRow,
  findRowByName,
  insertRow,
  lockPlanning,
  type SetupTable,
  updateRow,
} from "./rows-repository.ts";

/** What is set up for planning, as the audit trail calls it. */
type SetUpSubject =
  | "business-unit"
  | "activity-code"
  | "calendar-event"
  | "planning-group"
  | "queue"
  | "work-plan"
  | "rotation";

interface Kind {
  readonly table: SetupTable;
  readonly name: SetUpSubject;
  readonly most?: number;
}

/** Who is changing the set-up, and when. */
export type SetupTransaction = TenantTransaction & { readonly actor: Pick<Actor, "userId">; readonly now: Date };

interface Given {
  readonly id?: string | undefined;
  readonly version?: number | undefined;
}

/**
 * Creates a row, or changes one that nobody else has changed since; writes it to the audit trail and answers its id. Changes of
 * a tenant's set-up wait for each other, so that names stay unique.
 */
export const saveRow = async (
  tx: SetupTransaction,
  { table, name, most }: Kind,
  { id: givenId, version }: Given,
  columns: Columns & { readonly name: string },
): Promise<string> => {
  await lockPlanning(tx, tx.tenantId);
  const id = givenId?.toLowerCase() ?? newId();
  if (table !== "calendar_events") {
    const holder = await findRowByName(tx, table, tx.tenantId, columns.name);
    if (holder !== null && holder !== id) refuse("nameExists", { fields: { name: "unique" } });
  }
  if (givenId === undefined) {
    if (most !== undefined && (await countRows(tx, table, tx.tenantId)) >= most) refuse("tooManyPlanningRows");
    await insertRow(tx, table, tx.tenantId, id, columns);
  } else {
    const before = (await findRow(tx, table, tx.tenantId, id)) ?? refuse("notFound");
    requireVersion(version, before.version);
    await updateRow(tx, table, tx.tenantId, id, columns);
  }
  await recordChange(tx, givenId === undefined ? `${name}.created` : `${name}.updated`, id, columns);
  return id;
};

/** Deletes a row that nothing refers to. */
export const removeRow = async (tx: SetupTransaction, { table, name }: Kind, id: string): Promise<void> => {
  await lockPlanning(tx, tx.tenantId);
  const row = (await findRow(tx, table, tx.tenantId, id)) ?? refuse("notFound");
  if (!(await deleteRow(tx, table, tx.tenantId, id))) refuse("inUse");
  await recordChange(tx, `${name}.deleted`, id, { name: row.name });
};

/** Refuses a business unit that the tenant does not have. */
export const requireBusinessUnit = async (tx: SetupTransaction, id: string): Promise<void> => {
  if (!(await findRow(tx, "business_units", tx.tenantId, id)))
    refuse("notFound", { fields: { businessUnitId: "notFound" } });
};

const recordChange = (
  tx: SetupTransaction,
  action: AuditAction,
  targetId: string,
  details: Record<string, unknown>,
): Promise<void> =>
  recordEvent(tx, { tenantId: tx.tenantId, at: tx.now, actorId: tx.actor.userId, action, targetId, details });
