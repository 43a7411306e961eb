import type { Membership } from "@evolve/contracts/members";
import { holdsAny } from "@evolve/contracts/permissions";
import type { Actor } from "../../../core/actor.ts";
import { refuse } from "../../../core/refusal.ts";
import type { UnitTable } from "./units-repository.ts";

export const tableOf = {
  team: "teams",
  group: "groups",
  employeeGroup: "employee_groups",
  skill: "skills",
} as const satisfies Record<Membership, UnitTable>;

/** The calls about members serve four kinds; each asks for its own permission. */
export const requirePermissionFor = (actor: Actor, of: Membership, what: "view" | "edit"): void => {
  if (!holdsAny(actor.permissions, `${of}:${what}`)) refuse("forbidden", { reason: `needs ${of}:${what}` });
};
