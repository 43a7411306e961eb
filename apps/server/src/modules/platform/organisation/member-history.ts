import type { Membership } from "@evolve/contracts/members";
import type { ActorTransaction } from "../../../core/operation.ts";
import { recordEvents } from "../audit/index.ts";
import { listPlacesOf } from "./memberships-repository.ts";

/** What a person's history calls the change, as an edit of the person does. */
const fieldOf = {
  team: "team",
  employeeGroup: "employeeGroup",
  group: "groups",
  skill: "skills",
} as const satisfies Record<Membership, string>;

/**
 * Runs a change of a unit's members, and records for each of these people whose memberships it has changed what they were and
 * what they are: the history of a person is read by the person, not by the unit.
 */
export const withMemberHistory = async <T>(
  tx: ActorTransaction,
  of: Membership,
  ids: readonly string[],
  change: () => Promise<T>,
): Promise<T> => {
  const people = [...new Set(ids)];
  const before = await listPlacesOf(tx, tx.tenantId, of, people);
  const result = await change();
  const after = await listPlacesOf(tx, tx.tenantId, of, people);
  const changed = people.filter((id) => before.get(id) !== after.get(id));
  const event = {
    tenantId: tx.tenantId,
    at: tx.now,
    actorId: tx.actor.userId,
    action: "user.memberships-changed",
  } as const;
  await recordEvents(
    tx,
    changed.map((targetId) => ({
      ...event,
      targetId,
      details: {
        changes: { [fieldOf[of]]: { before: before.get(targetId) ?? null, after: after.get(targetId) ?? null } },
      },
    })),
  );
  return result;
};
