import { useCurrentRoute } from "./current-route.tsx";

/** What stands in the address in the place of the route's parameters: `userId` of `/users/$userId`. */
export const useRouteParam = (name: string): string => useCurrentRoute().params[name] ?? "";
