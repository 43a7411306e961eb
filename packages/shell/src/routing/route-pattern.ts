import { useMatch } from "@tanstack/react-router";

/** The route that the screen stands on, as it is registered: `/admin/users/$userId` for every user. */
export const useRoutePattern = (): string => useMatch({ strict: false, select: (match) => String(match.fullPath) });
