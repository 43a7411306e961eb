import { newIdempotencyKey } from "@evolve/session";
import { useShell } from "@evolve/shell";
import { useMemo, useSyncExternalStore } from "react";
import { isLost } from "../../../parts/is-lost.ts";
import {
  keepWaiting,
  snapshot,
  subscribe,
  type WaitingAnswer,
  type WaitingTimeOff,
  waitingOf,
} from "./waiting-requests.ts";

/** What the person who is signed in has asked for without a connection. */
export const useWaiting = () => {
  const { user } = useShell();
  const text = useSyncExternalStore(subscribe, snapshot);
  return useMemo(() => waitingOf(text, user.id), [text, user.id]);
};

/** Sends a request, or keeps it on the device where the server cannot be reached; then the answer is `"waits"`. */
export const useSendOrKeep = () => {
  const { toasts, user, words } = useShell();
  return async <Answer>(
    request: WaitingTimeOff | WaitingAnswer,
    send: (idempotencyKey: string) => Promise<Answer>,
  ): Promise<Answer | "waits"> => {
    const key = newIdempotencyKey();
    try {
      return await send(key);
    } catch (error) {
      if (!isLost(error) || !keepWaiting({ ...request, userId: user.id, key, at: Date.now() })) throw error;
      toasts.show({ tone: "warning", text: words.t("schedules.waits") });
      return "waits";
    }
  };
};
