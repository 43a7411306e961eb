import { on } from "../../../core/event.ts";
import { defineModule } from "../../../core/module.ts";
import { jobEnded } from "../jobs/index.ts";
import { acknowledgeNotifications } from "./acknowledge-notifications.ts";
import { broadcastMessage } from "./broadcast-message.ts";
import { listNotifications } from "./list-notifications.ts";
import { mailNotification } from "./mail-notification.ts";
import { notifyOfJob } from "./notify-of-job.ts";
import { publishNotification } from "./publish-notification.ts";
import { readNotificationSettings } from "./read-settings.ts";
import { socketHub } from "./sockets/hub.ts";
import { serveSockets } from "./sockets/serve-sockets.ts";
import { updateNotificationSettings } from "./update-settings.ts";

export { type NewNotification, notify } from "./notify.ts";
export { type SocketGuard, socketGuard } from "./sockets/socket-guard.ts";

export const notifications = defineModule({
  operations: [
    listNotifications,
    acknowledgeNotifications,
    publishNotification,
    broadcastMessage,
    readNotificationSettings,
    updateNotificationSettings,
  ],
  routes: serveSockets,
  jobs: [mailNotification],
  subscriptions: [(services) => on(jobEnded, notifyOfJob(services))],
  figures: [
    {
      name: "notification_sockets",
      help: "Browsers connected to this node for notifications",
      read: (services) => Promise.resolve(services.use(socketHub).count()),
    },
  ],
});
