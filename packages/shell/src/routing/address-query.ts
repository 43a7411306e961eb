import { useMatch, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import { useRuntime } from "../runtime-context.ts";

/** The parameters of the address, each once, as text. */
export type AddressQuery = Readonly<Record<string, string>>;

export const parseQuery = (search: string): AddressQuery => Object.fromEntries(new URLSearchParams(search));

export const printQuery = (query: Readonly<Record<string, unknown>>): string => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === "string" && value !== "") parameters.set(name, value);
  }
  // Commas and colons mean nothing in a query, and a person reads them better as they are.
  const text = parameters.toString().replaceAll("%2C", ",").replaceAll("%3A", ":");
  return text && `?${text}`;
};

/**
 * A screen's state that fits into a link. Changes replace the entry of the history: stepping back leaves the screen instead of
 * undoing letter by letter. An empty text takes a parameter out.
 */
export const useAddressQuery = (): readonly [AddressQuery, (changes: AddressQuery) => void] => {
  const query: AddressQuery = useSearch({ strict: false });
  const ownPath = useMatch({ strict: false, select: (match) => match.pathname });
  const { history } = useRuntime();
  const change = useCallback(
    (changes: AddressQuery) => {
      const { pathname, search } = history.location;
      // The screen may still be shown while the next one loads: that one's address is none of its business.
      if (pathname !== ownPath) return;
      const before = printQuery(parseQuery(search));
      const after = printQuery({ ...parseQuery(search), ...changes });
      if (after !== before) history.replace(`${pathname}${after}`);
    },
    [history, ownPath],
  );
  return [query, change];
};
