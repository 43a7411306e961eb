import { replaceEqualDeep } from "@tanstack/react-query";
import { createContext, type ReactNode, startTransition, use, useEffect, useState } from "react";
import type { AppRouting, RouteMatch } from "./app-routing.ts";
import { parseQuery } from "./query.ts";

/** The route that the shown screen stands on. While the next one loads, that is not what the history says. */
export interface CurrentRoute extends RouteMatch {
  readonly pathname: string;
  /** The address's parameters, as the route reads them. They are the same object until one of them changes. */
  readonly search: Readonly<Record<string, unknown>>;
}

const CurrentRouteContext = createContext<CurrentRoute | null>(null);

export const useCurrentRoute = (): CurrentRoute => {
  const current = use(CurrentRouteContext);
  if (current === null) throw new Error("not within the shell");
  return current;
};

const readRoute = ({ history, matchRoute }: AppRouting, before?: CurrentRoute): CurrentRoute => {
  const { pathname, search } = history.location;
  const match = matchRoute(pathname);
  const query = parseQuery(search);
  const read = { ...query, ...match.route?.search?.(query) };
  return { ...match, pathname, search: before ? replaceEqualDeep(before.search, read) : read };
};

interface CurrentRouteProviderProps {
  readonly routing: AppRouting;
  readonly children: ReactNode;
}

/** Follows the history, which the guard has asked before. */
export const CurrentRouteProvider = ({ routing, children }: CurrentRouteProviderProps) => {
  const [current, setCurrent] = useState(() => readRoute(routing));
  useEffect(() => {
    const follow = () => startTransition(() => setCurrent((before) => readRoute(routing, before)));
    // It may have moved before anybody listened.
    follow();
    return routing.history.subscribe(follow);
  }, [routing]);
  return <CurrentRouteContext value={current}>{children}</CurrentRouteContext>;
};
