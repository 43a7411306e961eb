import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { type AddressSearch, readAddress } from "./address-search.ts";
import type { AppRouting, RouteMatch } from "./app-routing.ts";
import { parseQuery } from "./query.ts";

/** The route that the shown screen stands on. */
export interface CurrentRoute extends RouteMatch {
  readonly pathname: string;
}

/** Apart, since a filter that changes is no reason to draw the menu again. */
const RouteContext = createContext<CurrentRoute | null>(null);
const SearchContext = createContext<AddressSearch | null>(null);

export const useCurrentRoute = (): CurrentRoute => within(use(RouteContext));

/** The parameters of the address. The same object until one of them changes. */
export const useAddressSearch = (): AddressSearch => within(use(SearchContext));

const within = <T,>(value: T | null): T => {
  if (value === null) throw new Error("not within the shell");
  return value;
};

interface Current {
  readonly route: CurrentRoute;
  readonly search: AddressSearch;
}

type Place = Pick<AppRouting["history"]["location"], "pathname" | "search">;

const readCurrent = ({ pathname, search }: Place, matchRoute: AppRouting["matchRoute"], before?: Current): Current => {
  const route = before?.route.pathname === pathname ? before.route : { ...matchRoute(pathname), pathname };
  return { route, search: readAddress(parseQuery(search), before?.search) };
};

interface CurrentRouteProviderProps {
  readonly routing: AppRouting;
  readonly children: ReactNode;
}

/** Follows the history, which the guard has asked before. */
export const CurrentRouteProvider = ({ routing: { history, matchRoute }, children }: CurrentRouteProviderProps) => {
  const [{ route, search }, setCurrent] = useState(() => readCurrent(history.location, matchRoute));
  useEffect(() => {
    const follow = () => {
      const { location } = history;
      setCurrent((before) => readCurrent(location, matchRoute, before));
    };
    // It may have moved before anybody listened.
    follow();
    return history.subscribe(follow);
  }, [history, matchRoute]);
  return (
    <RouteContext value={route}>
      <SearchContext value={search}>{children}</SearchContext>
    </RouteContext>
  );
};
