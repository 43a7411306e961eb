import type { AuditAction } from "@evolve/contracts/audit-actions";
import type { CallAnswer } from "@evolve/contracts/call";
import type { createTenant } from "@evolve/contracts/tenant-management";
import type { Actor } from "../../../core/actor.ts";
import { announce } from "../../../core/announce.ts";
import { refuse } from "../../../core/refusal.ts";
import type { Services } from "../../../core/services.ts";
import type { Database, SystemTransaction } from "../../../database/index.ts";
import { listLicences } from "../../directory/authorization/index.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { findTenantRow, lockTenant, type StoredTenant } from "./repository.ts";

/** The permission alone is not enough: administrators of every tenant hold 'all'. Managers belong to a tenant with the licence TM. */
export const requireManager = async ({ database }: { readonly database: Database }, actor: Actor): Promise<void> => {
  const licences = await database.readTenant(actor.tenantId, (tx) => listLicences(tx, actor.tenantId));
  if (!licences.some(({ applicationId }) => applicationId.toUpperCase() === "TM"))
    refuse("forbidden", { reason: "the tenant has no licence for tenant management" });
};

type Tenant = CallAnswer<typeof createTenant>["tenant"];

export const presentTenant = ({ createdAt, deleteAfter, toggles, ...row }: StoredTenant): Tenant => ({
  id: row.id,
  name: row.name,
  timezone: row.timezone,
  status: row.status,
  type: row.type,
  userSoftLimit: row.userSoftLimit,
  userCount: row.userCount,
  activeUserCount: row.activeUserCount,
  licenses: row.licenses,
  toggles: toggles.map(({ name }) => name),
  createdAt: createdAt.toISOString(),
  deleteAfter: deleteAfter?.toISOString() ?? null,
  version: row.version,
});

interface Change {
  readonly actor: Actor;
  readonly now: Date;
  readonly tenantId: string;
  readonly action: AuditAction;
}

/** Changes a tenant above the fence; both its audit trail and the manager's say so. A manager cannot close their own tenant. */
export const changeTenant = async (
  services: Services,
  { actor, now, tenantId, action }: Change,
  change: (tx: SystemTransaction, before: StoredTenant) => Promise<Record<string, unknown>>,
): Promise<Tenant> => {
  await requireManager(services, actor);
  const after = await services.database.withSystem(async (tx) => {
    await lockTenant(tx, tenantId);
    const before = (await findTenantRow(tx, tenantId, now)) ?? refuse("notFound");
    const details = await change(tx, before);
    await recordManaged(tx, { actor, now, tenantId, action }, { name: before.name, ...details });
    announce(services, tx, { kind: "tenant-changed", tenantId });
    return (await findTenantRow(tx, tenantId, now)) ?? refuse("notFound");
  });
  return presentTenant(after);
};

export const requireOther = (actor: Actor, tenantId: string): void => {
  if (actor.tenantId === tenantId.toLowerCase())
    refuse("forbidden", { reason: "managers cannot close their own tenant" });
};

const recordManaged = async (
  tx: SystemTransaction,
  { actor, now, tenantId, action }: Change,
  details: Record<string, unknown>,
): Promise<void> => {
  const event = { at: now, action, targetId: tenantId, details };
  await recordEvent(tx, { ...event, tenantId: actor.tenantId, actorId: actor.userId });
  if (tenantId !== actor.tenantId)
    await recordEvent(tx, { ...event, tenantId, actorId: null, details: { ...details, manager: actor.userId } });
};
