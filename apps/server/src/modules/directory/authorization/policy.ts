import type { Permission } from "@evolve/contracts/permission-names";
import { holdsAny } from "@evolve/contracts/permissions";
import type { Actor } from "../../../core/actor.ts";
import type { ActorTransaction } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import type { Services } from "../../../core/services.ts";
import { requireStepUp } from "../../../core/step-up.ts";
import { listPermissionsOf, listRoles, lockRoles, type RoleRow } from "./repository.ts";

const coversAll = (held: ReadonlySet<string>, permissions: readonly string[]): boolean =>
  held.has("all") || permissions.every((permission) => held.has(permission.toLowerCase()));

/** Whether the actor holds all of these. */
const holdsAtLeast = (actor: Actor, permissions: readonly string[]): boolean =>
  coversAll(actor.permissions, permissions);

/** Roles that the product depends on: full access and no access. */
const systemRoles: ReadonlySet<string> = new Set(["Administrator", "No Access"]);

export const isSystemRole = (name: string): boolean => systemRoles.has(name);

/** Refuses callers without the permission, unless the user is themselves. */
export const requireOwnOr = (actor: Actor, userId: string, permission: Permission): void => {
  if (userId !== actor.userId && !holdsAny(actor.permissions, permission))
    refuse("forbidden", { reason: `needs ${permission}` });
};

/** The role that somebody gets who is given none. */
const defaultRole = "Agent";

/**
 * Whether somebody may hand these permissions on: those that they hold, and those that the tenant gives to everybody new anyway,
 * unless these are administrative (decision 67).
 */
export const mayHandOn = (
  actor: Actor,
  permissions: readonly string[],
  roles: readonly Pick<RoleRow, "name" | "permissions">[],
): boolean => {
  const ofEverybody = new Set(
    roles
      .filter(({ name }) => name === defaultRole)
      .flatMap((role) => role.permissions)
      .filter((permission) => !isAdministrative({ permissions: [permission] }))
      .map((permission) => permission.toLowerCase()),
  );
  return holdsAtLeast(
    actor,
    permissions.filter((permission) => !ofEverybody.has(permission.toLowerCase())),
  );
};

/**
 * Whether somebody may act as a user who holds these permissions: nobody does anything in another's name that they may not do in
 * their own, so the exception for what everybody new gets does not count here.
 */
export const mayActAs = (held: ReadonlySet<string>, permissions: readonly string[]): boolean =>
  holdsAny(held, "user:impersonate") && coversAll(held, permissions);

/** Refuses to act on a user who holds more than the actor may hand on; a user of another tenant is not found. */
export const requireNotAbove = async (tx: ActorTransaction, userId: string): Promise<void> => {
  const [held, roles] = await Promise.all([listPermissionsOf(tx, tx.tenantId, userId), listRoles(tx, tx.tenantId)]);
  if (!mayHandOn(tx.actor, held ?? refuse("notFound"), roles))
    refuse("forbidden", { reason: "the user holds more than the actor does" });
};

/** Refuses to create, change or delete a role with more permissions than the actor holds. */
export const requireHeld = (actor: Actor, role: { readonly permissions: readonly string[] }): void => {
  if (!holdsAtLeast(actor, role.permissions))
    refuse("forbidden", { reason: "the role holds more than the actor does" });
};

/** Refuses to give a role with more permissions than the actor may hand on. `roles` are the tenant's. */
export const requireMayGive = (actor: Actor, role: RoleRow, roles: readonly RoleRow[]): void => {
  if (!mayHandOn(actor, role.permissions, roles))
    refuse("forbidden", { reason: "the role holds more than the actor does" });
};

/** Permissions to change other people's access, or how people sign in. */
const administrative: readonly Permission[] = [
  "all",
  "user:create",
  "user:edit",
  "role:create",
  "role:edit",
  "role:delete",
  "tenant:edit",
  "tenants:manage",
  "sso:edit",
];

/** Whether a role lets its holder change other people's access. */
export const isAdministrative = (role: { readonly permissions: readonly string[] }): boolean => {
  const held = new Set(role.permissions.map((permission) => permission.toLowerCase()));
  return administrative.some((permission) => held.has(permission.toLowerCase()));
};

/**
 * Refuses to add permissions to change others' access to a role without a step-up. Those that the role had before were given
 * with one.
 */
export const requireStepUpToAdd = (
  { clock }: Pick<Services, "clock">,
  actor: Actor,
  before: readonly string[],
  permissions: readonly string[],
): void => {
  const had = new Set(before.map((permission) => permission.toLowerCase()));
  const added = permissions.filter((permission) => !coversAll(had, [permission]));
  if (isAdministrative({ permissions: added })) requireStepUp(clock, actor);
};

/**
 * The role that somebody new gets: the one that is named, else that of agents where the tenant has it. The actor may hand it
 * on, and one that may change others' access takes a step-up. It stays until the transaction ends.
 */
export const findRoleToGive = async (
  { clock }: Pick<Services, "clock">,
  tx: ActorTransaction,
  roleId: string | undefined,
): Promise<RoleRow | undefined> => {
  await lockRoles(tx, tx.tenantId);
  const roles = await listRoles(tx, tx.tenantId);
  const role = roleId ? roles.find(({ id }) => id === roleId) : roles.find(({ name }) => name === defaultRole);
  if (roleId && !role) refuse("notFound", { fields: { roleId: "notFound" } });
  if (role) requireMayGive(tx.actor, role, roles);
  if (role && isAdministrative(role)) requireStepUp(clock, tx.actor);
  return role;
};
