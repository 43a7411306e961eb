import { replaceEqualDeep } from "@tanstack/react-query";
import type { Query, ReadSearch } from "./query.ts";

type Search = Readonly<Record<string, unknown>>;

/** The parameters of one address, for all that read them. */
export interface AddressSearch {
  readonly query: Query;
  /** All parameters; those that `reader` knows, as it reads them. The same object for the same function. */
  readonly read: (reader: ReadSearch) => Search;
  readonly results: ReadonlyMap<ReadSearch, Search>;
}

/** What is read the same at the address before stays the same object: lists follow it. */
export const readAddress = (query: Query, before?: AddressSearch): AddressSearch => {
  if (before && replaceEqualDeep(before.query, query) === before.query) return before;
  const results = new Map<ReadSearch, Search>();
  return {
    query,
    results,
    read: (reader) => {
      const known = results.get(reader);
      if (known !== undefined) return known;
      const search = replaceEqualDeep(before?.results.get(reader), { ...query, ...reader(query) });
      results.set(reader, search);
      return search;
    },
  };
};
