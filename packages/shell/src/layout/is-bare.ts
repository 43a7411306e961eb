import { useCurrentRoute } from "../routing/current-route.tsx";

/** Whether the screen has the whole window to itself. */
export const useIsBare = (): boolean => useCurrentRoute().route?.isBare ?? false;
