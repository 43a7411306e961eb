import { useCallback } from "react";
import { useRuntime } from "../runtime-context.ts";
import { useAddressSearch, useCurrentRoute } from "./current-route.tsx";
import { parseQuery, printQuery, type Query } from "./query.ts";

type Changes<Search> = { readonly [Name in keyof Search]?: Search[Name] | undefined };

/**
 * The parameters of the screen's address: `useRouteSearch(readImport)`, with a function of the module that reads those it
 * knows; the others are text. A change replaces the entry of the history: stepping back leaves the screen instead of undoing
 * letter by letter. `push` makes a step of its own, as an opened panel is.
 */
export const useRouteSearch = <Search extends Readonly<Record<string, unknown>>>(read: (query: Query) => Search) => {
  const search = useAddressSearch().read(read);
  const { pathname: ownPath } = useCurrentRoute();
  const { history } = useRuntime();
  const change = useCallback(
    (changes: Changes<Search> & Readonly<Record<string, unknown>>, { push = false } = {}) => {
      const { pathname, search: printed } = history.location;
      // A screen that is about to go is told late: the address is not its own any more.
      if (pathname !== ownPath) return;
      const after = printQuery({ ...parseQuery(printed), ...changes });
      if (after !== printQuery(parseQuery(printed))) history[push ? "push" : "replace"](`${pathname}${after}`);
    },
    [history, ownPath],
  );
  return [search as Search & Readonly<Record<string, unknown>>, change] as const;
};
