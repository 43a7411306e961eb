import { useCurrentRoute } from "./current-route.tsx";

/** The route that the screen stands on, as it is registered: `/admin/users/$userId` for every user. */
export const useRoutePattern = (): string => useCurrentRoute().pattern;
