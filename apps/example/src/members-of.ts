import { notificationLimits } from "@evolve/contracts/notification-limits";
import { searchUsers } from "@evolve/contracts/users";
import type { Client } from "@evolve/session";

const pageSize = 100;

/** The ids of a team's active members, as many as one notification may have recipients. */
export const membersOf = async (client: Client, teamId: string): Promise<string[]> => {
  const ids: string[] = [];
  while (ids.length < notificationLimits.notificationRecipientsMax) {
    const { users } = await client.call(searchUsers, {
      body: { filter: { teamId: [teamId], status: ["ACTIVE"] }, skip: ids.length, top: pageSize },
    });
    ids.push(...users.map(({ id }) => id));
    if (users.length < pageSize) break;
  }
  return ids;
};
