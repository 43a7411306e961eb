import { limits } from "@evolve/contracts/limits";
import { listNotifications as contract } from "@evolve/contracts/notifications";
import { operation } from "../../../core/operation.ts";
import { languageOfRequest } from "../../../http/language.ts";
import { notificationWords, presentNotification, timeZoneOf } from "./present.ts";
import { countUnread, listNotificationRows } from "./repository.ts";

export const listNotifications = operation(contract, async ({ actor, http, query, read }) => {
  const page = {
    before: query.before === undefined ? null : Number(query.before),
    top: Number(query.top ?? limits.notificationsKept),
  };
  const { rows, unreadCount } = await read(async (tx) => ({
    rows: await listNotificationRows(tx, actor, page),
    unreadCount: await countUnread(tx, actor.tenantId, actor.userId),
  }));
  const words = notificationWords(languageOfRequest(http));
  const timeZone = timeZoneOf(query.timezone);
  return { notifications: rows.map((row) => presentNotification(row, words, timeZone)), unreadCount };
});
