import { useMatch, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import { useRuntime } from "../runtime-context.ts";

/** The parameters of an address, each once, as text. */
export type Query = Readonly<Record<string, string>>;

/** How the router reads a screen's parameters. What does not fit is left out, never an error: people edit addresses. */
export type ReadSearch = (query: Query) => Readonly<Record<string, unknown>>;

export const parseQuery = (search: string): Query => Object.fromEntries(new URLSearchParams(search));

/** Several values of a parameter are separated by commas; an empty one leaves the parameter out. */
export const printQuery = (query: Readonly<Record<string, unknown>>): string => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(",") : value;
    if (typeof text === "string" && text !== "") parameters.set(name, text);
  }
  // Commas and colons mean nothing in a query, and a person reads them better as they are.
  const text = parameters.toString().replaceAll("%2C", ",").replaceAll("%3A", ":");
  return text && `?${text}`;
};

type Changes<Search> = { readonly [Name in keyof Search]?: Search[Name] | undefined };

/**
 * The parameters of the screen's address, as its route reads them: `useRouteSearch(readImport)`, with the function that the
 * manifest names too; without one they are of any type. A change replaces the entry of the history:
 * stepping back leaves the screen instead of undoing letter by letter. `push` makes a step of its own, as an opened panel is.
 */
export const useRouteSearch = <Search extends object = Readonly<Record<string, unknown>>>(
  _read?: (query: Query) => Search,
) => {
  const search = useSearch({ strict: false }) as Search & Readonly<Record<string, unknown>>;
  const ownPath = useMatch({ strict: false, select: (match) => match.pathname });
  const { history } = useRuntime();
  const change = useCallback(
    (changes: Changes<Search> & Readonly<Record<string, unknown>>, { push = false } = {}) => {
      const { pathname, search: printed } = history.location;
      // While the next screen loads this one is still shown: the address is not its own any more.
      if (pathname !== ownPath) return;
      const after = printQuery({ ...parseQuery(printed), ...changes });
      if (after !== printQuery(parseQuery(printed))) history[push ? "push" : "replace"](`${pathname}${after}`);
    },
    [history, ownPath],
  );
  return [search, change] as const;
};
