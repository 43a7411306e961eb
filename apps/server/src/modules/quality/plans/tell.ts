import type { Services } from "../../../core/services.ts";
import type { TenantTransaction } from "../../../database/index.ts";
import { notify } from "../../platform/notifications/index.ts";

/** Tells evaluators of what was drawn for them, each in one notification; whoever got several is in `evaluatorIds` as often. */
export const tellDrawn = async (
  services: Services,
  tx: TenantTransaction,
  plan: string,
  evaluatorIds: readonly string[],
): Promise<void> => {
  const counts = Map.groupBy(evaluatorIds, (id) => id);
  // Those who got as many share a notification.
  for (const [count, people] of Map.groupBy(counts, ([, own]) => own.length))
    await notify(services, tx, {
      to: { users: people.map(([id]) => id) },
      topic: "quality",
      text: { key: "evaluationsAssigned", values: { plan, count } },
      linkURL: "/qm/#/assignments?isOwn=yes",
    });
};
