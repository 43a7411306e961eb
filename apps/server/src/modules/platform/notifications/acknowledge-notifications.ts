import { acknowledgeNotifications as contract } from "@evolve/contracts/notifications";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { acknowledge } from "./acknowledge.ts";
import { countUnread } from "./repository.ts";

/** All of them, or none where one is not the caller's own. */
export const acknowledgeNotifications = operation(contract, ({ actor, body, services, write }) =>
  write(async (tx) => {
    const ids = body.notificationUuids;
    const own = await acknowledge(services, tx, actor.userId, ids);
    if (ids.some((id) => !own.has(id))) refuse("notFound");
    return { unreadCount: await countUnread(tx, actor.tenantId, actor.userId) };
  }),
);
