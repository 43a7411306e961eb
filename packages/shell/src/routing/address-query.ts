import { useSearch } from "@tanstack/react-router";
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
  const text = parameters.toString();
  return text && `?${text}`;
};

/**
 * A screen's state that fits into a link. Changes replace the entry of the history: stepping back leaves the screen instead of
 * undoing letter by letter. An empty text takes a parameter out.
 */
export const useAddressQuery = (): readonly [AddressQuery, (changes: AddressQuery) => void] => {
  const query: AddressQuery = useSearch({ strict: false });
  const { history } = useRuntime();
  const change = useCallback(
    (changes: AddressQuery) => {
      const { pathname, search } = history.location;
      history.replace(`${pathname}${printQuery({ ...parseQuery(search), ...changes })}`);
    },
    [history],
  );
  return [query, change];
};
