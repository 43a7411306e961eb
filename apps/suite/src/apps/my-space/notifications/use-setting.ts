import type { CallResult } from "@evolve/contracts/call";
import {
  type NotificationTopic,
  type readNotificationSettings,
  updateNotificationSettings,
} from "@evolve/contracts/notifications";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/action";
import { useQueryClient } from "@tanstack/react-query";

export const settingsKey = ["notification-settings"] as const;

type Answer = CallResult<typeof readNotificationSettings>;

interface Choice {
  readonly topic: NotificationTopic;
  readonly bell: boolean;
  readonly mail: boolean;
}

/** Saves a choice. It is shown at once, and taken back where it could not be saved. */
export const useSetting = () => {
  const { client, words } = useShell();
  const queryClient = useQueryClient();
  return useAction<Choice>({
    run: (choice) => client.call(updateNotificationSettings, { body: choice }),
    queue: "notification-settings",
    optimistic: (choice) =>
      queryClient.setQueryData<Answer>(
        settingsKey,
        (known) =>
          known && {
            settings: known.settings.map((one) => (one.topic === choice.topic ? { ...one, ...choice } : one)),
          },
      ),
    done: () => words.t("notifications.saved"),
    isBrief: true,
    invalidates: [settingsKey],
  });
};
