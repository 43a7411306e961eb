import type { WebhookEvent } from "@evolve/contracts/webhooks";
import type { PlainKey } from "@evolve/i18n";

export const eventNames: Readonly<Record<WebhookEvent, PlainKey>> = {
  "user.created": "webhooks.event.user.created",
  "user.imported": "webhooks.event.user.imported",
  "user.activated": "webhooks.event.user.activated",
  "user.updated": "webhooks.event.user.updated",
  "user.role_changed": "webhooks.event.user.role_changed",
  "user.deleted": "webhooks.event.user.deleted",
  "user.restored": "webhooks.event.user.restored",
  "role.created": "webhooks.event.role.created",
  "role.updated": "webhooks.event.role.updated",
  "role.deleted": "webhooks.event.role.deleted",
  "team.created": "webhooks.event.team.created",
  "team.updated": "webhooks.event.team.updated",
  "team.deleted": "webhooks.event.team.deleted",
  "group.created": "webhooks.event.group.created",
  "group.updated": "webhooks.event.group.updated",
  "group.deleted": "webhooks.event.group.deleted",
  "schedule.published": "webhooks.event.schedule.published",
  "import.finished": "webhooks.event.import.finished",
};
