import { replaceEqualDeep } from "@tanstack/react-query";
import { createContext, type ReactNode, startTransition, use, useEffect, useState } from "react";
import type { AppRouting, RouteMatch } from "./app-routing.ts";
import { parseQuery } from "./query.ts";

/** The route that the shown screen stands on. While the next one loads, that is not what the history says. */
export interface CurrentRoute extends RouteMatch {
  readonly pathname: string;
}

/** The address's parameters, as the route reads them. */
type Search = Readonly<Record<string, unknown>>;

/** Apart, since a filter that changes is no reason to draw the menu again. */
const RouteContext = createContext<CurrentRoute | null>(null);
const SearchContext = createContext<Search>({});

export const useCurrentRoute = (): CurrentRoute => {
  const route = use(RouteContext);
  if (route === null) throw new Error("not within the shell");
  return route;
};

/** The same object until one of them changes. */
export const useCurrentSearch = (): Search => use(SearchContext);

interface Current {
  readonly route: CurrentRoute;
  readonly search: Search;
}

const readCurrent = ({ history, matchRoute }: AppRouting, before?: Current): Current => {
  const { pathname, search } = history.location;
  const route = before?.route.pathname === pathname ? before.route : { ...matchRoute(pathname), pathname };
  const query = parseQuery(search);
  const read = { ...query, ...route.route?.search?.(query) };
  return { route, search: before ? replaceEqualDeep(before.search, read) : read };
};

interface CurrentRouteProviderProps {
  readonly routing: AppRouting;
  readonly children: ReactNode;
}

/** Follows the history, which the guard has asked before. */
export const CurrentRouteProvider = ({ routing, children }: CurrentRouteProviderProps) => {
  const [{ route, search }, setCurrent] = useState(() => readCurrent(routing));
  useEffect(() => {
    const follow = () => startTransition(() => setCurrent((before) => readCurrent(routing, before)));
    // It may have moved before anybody listened.
    follow();
    return routing.history.subscribe(follow);
  }, [routing]);
  return (
    <RouteContext value={route}>
      <SearchContext value={search}>{children}</SearchContext>
    </RouteContext>
  );
};
