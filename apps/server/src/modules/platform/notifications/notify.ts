import type { NotificationAction, NotificationTopic } from "@evolve/contracts/notifications";
import { notificationLimits } from "@evolve/contracts/notification-limits";
import { announce } from "../../../core/announce.ts";
import type { Services } from "../../../core/services.ts";
import type { TenantTransaction } from "../../../database/index.ts";
import type { NotificationTextColumn } from "../../../database/json-columns.ts";
import { newId } from "../../../ids.ts";
import { enqueue } from "../../../jobs/index.ts";
import { mailNotification } from "./mail-notification.ts";
import { deleteSurplus, insertNotifications, type Recipients } from "./repository.ts";
import { topicRules } from "./topics.ts";

export interface NewNotification {
  /** Who gets it: users, holders of roles, or the whole tenant. Only active users do. */
  readonly to: Recipients;
  readonly topic: NotificationTopic;
  /**
   * `key` names the messages `notifications.title.<key>` and `notifications.text.<key>`, which each reader gets in their own
   * language. A value `{ message: "jobs.kind.audit.export" }` is itself the key of a message of the areas `notifications` or
   * `jobs`, and `{ date: "2026-12-01" }` a date. `title` and `content` are shown as they are.
   */
  readonly text: NotificationTextColumn;
  /** Shown as its author; by default the suite itself. */
  readonly publisher?: string | undefined;
  /** What it is about: a path on this host (`/admin/#/users`), or an address of http or https. */
  readonly linkURL?: string | null | undefined;
  readonly actions?: readonly NotificationAction[];
  /** For work that may be repeated: nobody gets the same id twice. */
  readonly id?: string;
}

/** More changed users than this are not named one by one between nodes. */
const namedUsers = 100;

/**
 * Notifies people, in the transaction of the cause: it is stored with it or not at all, and pushed to their browsers once
 * that has committed. Who wants mail of the topic gets it as well. Of each user the newest 30 are kept. Answers how many
 * people are told.
 *
 * ```ts
 * await notify(services, tx, {
 *   to: { users: [userId] },
 *   topic: "access",
 *   text: { key: "roleUpdated", values: { role: role.name } },
 * });
 * ```
 */
export const notify = async (
  services: Services,
  tx: TenantTransaction,
  notification: NewNotification,
): Promise<number> => {
  const { tenantId } = tx;
  const { topic, id = newId() } = notification;
  const row = {
    tenantId,
    id,
    topic,
    text: notification.text,
    publisher: notification.publisher ?? null,
    linkURL: notification.linkURL ?? null,
    actions: notification.actions ?? [],
    now: services.clock.now(),
  };
  const told = await insertNotifications(tx, row, notification.to, topicRules[topic]);
  const users = told.filter(({ isShown }) => isShown).map(({ userId }) => userId);
  if (told.some(({ isMailDue }) => isMailDue)) await enqueue(tx, mailNotification, { notificationId: id }, { key: id });
  if (users.length > 0) {
    await deleteSurplus(tx, tenantId, users, notificationLimits.notificationsKept);
    const userIds = users.length > namedUsers ? {} : { userIds: users };
    announce(services, tx, { kind: "notifications-changed", tenantId, ...userIds });
  }
  return told.length;
};
