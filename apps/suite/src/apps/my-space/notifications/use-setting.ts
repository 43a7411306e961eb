import type { CallResult } from "@evolve/contracts/call";
import {
  type NotificationTopic,
  type readNotificationSettings,
  updateNotificationSettings,
} from "@evolve/contracts/notifications";
import { isCallError, networkCode } from "@evolve/session";
import { useShell } from "@evolve/shell";
import { useMutation, useQueryClient } from "@tanstack/react-query";

export const settingsKey = ["notification-settings"] as const;

type Answer = CallResult<typeof readNotificationSettings>;

interface Choice {
  readonly topic: NotificationTopic;
  readonly bell: boolean;
  readonly mail: boolean;
}

/** Saves a choice. It is shown at once, and taken back where it could not be saved. */
export const useSetting = () => {
  const { client, toasts, words } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (choice: Choice) => client.call(updateNotificationSettings, { body: choice }),
    scope: { id: "notification-settings" },
    onMutate: (choice) => {
      const before = queryClient.getQueryData<Answer>(settingsKey);
      queryClient.setQueryData<Answer>(
        settingsKey,
        (known) =>
          known && {
            settings: known.settings.map((one) => (one.topic === choice.topic ? { ...one, ...choice } : one)),
          },
      );
      return before;
    },
    onSuccess: () => toasts.show({ tone: "success", text: words.t("notifications.saved"), duration: "short" }),
    onError: (error, _choice, before) => {
      queryClient.setQueryData<Answer>(settingsKey, before);
      toasts.show({ tone: "danger", text: words.error(isCallError(error) ? error.code : networkCode) });
    },
  });
};
