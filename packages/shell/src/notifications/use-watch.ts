import { use, useEffect, useEffectEvent } from "react";
import { StoreContext } from "./store-context.ts";
import { useNotificationState } from "./use-notifications.ts";

/** Calls whenever what is named may have changed (`schedule/<id>`). Answers whether it will: a screen that is not told asks by itself. */
export const useWatch = (subject: string, onChange: () => void): boolean => {
  const store = use(StoreContext);
  const tell = useEffectEvent(onChange);
  useEffect(() => store?.watch(subject, () => tell()), [store, subject]);
  return useNotificationState(store)?.status === "connected";
};
