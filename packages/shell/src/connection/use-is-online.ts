import { useSyncExternalStore } from "react";
import { useRuntime } from "../runtime-context.ts";

/** Whether the server answers, as far as is known. */
export const useIsOnline = (): boolean => {
  const { connection } = useRuntime();
  return useSyncExternalStore(connection.subscribe, () => !connection.isLost());
};
