import type { AuditAction } from "@evolve/contracts/audit-actions";
import type { ActorTransaction } from "../../../core/operation.ts";
import { refuse, requireVersion } from "../../../core/refusal.ts";
import { recordEvent } from "../audit/index.ts";
import {
  findUnit,
  findUnitByName,
  lockOrganisation,
  lockPeople,
  type Unit,
  type UnitTable,
} from "./units-repository.ts";

/** Refuses a name that another unit has, whatever its case. It stays free until the transaction ends. */
export const requireFreeName = async (
  tx: ActorTransaction,
  table: UnitTable,
  name: string,
  ownId: string | null = null,
): Promise<void> => {
  await lockOrganisation(tx, tx.tenantId);
  const holder = await findUnitByName(tx, table, tx.tenantId, name);
  if (holder !== null && holder !== ownId) refuse("nameExists", { fields: { name: "unique" } });
};

/** The unit as it is; refused where somebody else has changed it since the version that an edit is based on. */
export const requireUnit = async (
  tx: ActorTransaction,
  table: UnitTable,
  id: string,
  basedOn?: number,
): Promise<Unit> => {
  await lockOrganisation(tx, tx.tenantId);
  const unit = (await findUnit(tx, table, tx.tenantId, id)) ?? refuse("notFound");
  requireVersion(basedOn, unit.version);
  return unit;
};

/** Refuses unless all of these are users of the tenant, and locks them. */
export const requirePeople = async (tx: ActorTransaction, ids: readonly string[], field: string): Promise<void> => {
  if (ids.length === 0) return;
  const found = await lockPeople(tx, tx.tenantId, ids);
  if (ids.some((id) => !found.has(id.toLowerCase()))) refuse("notFound", { fields: { [field]: "notFound" } });
};

/** Records a change in the audit trail, in its transaction. */
export const recordChange = (
  tx: ActorTransaction,
  action: AuditAction,
  targetId: string,
  details: Record<string, unknown>,
): Promise<void> =>
  recordEvent(tx, { tenantId: tx.tenantId, at: tx.now, actorId: tx.actor.userId, action, targetId, details });
