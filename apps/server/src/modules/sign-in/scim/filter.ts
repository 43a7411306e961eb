import { type Filter, parse } from "scim2-parse-filter";
import { refuse } from "../../../core/refusal.ts";

/** A longer or deeper filter is of no use to anybody, and costs the database. */
const most = { depth: 20, conditions: 100 };

export const refuseFilter = (why: string): never =>
  refuse("invalidParameters", { scimType: "invalidFilter", fields: { filter: why }, reason: `filter: ${why}` });

const check = (filter: Filter, depth: number): number => {
  if (depth > most.depth) return refuseFilter("too deep");
  if (filter.op === "and" || filter.op === "or")
    return filter.filters.reduce((sum, inner) => sum + check(inner, depth + 1), 0);
  if (filter.op === "not") return check(filter.filter, depth + 1);
  return filter.op === "[]" ? check(filter.valFilter, depth + 1) : 1;
};

/** Reads a filter (RFC 7644, 3.4.2.2), that of a path included. */
export const readFilter = (text: string): Filter => {
  // The library's pattern takes exponential time for a text with many line breaks; no name or id has one.
  if (/\p{Cc}/u.test(text)) return refuseFilter("a control character");
  const filter = parsed(text);
  if (check(filter, 0) > most.conditions) return refuseFilter("too long");
  return filter;
};

const parsed = (text: string): Filter => {
  try {
    return parse(text);
  } catch {
    return refuseFilter("not understood");
  }
};

const coreSchema = /^urn:ietf:params:scim:schemas:core:2\.0:(user|group):/;

/** The name of an attribute as it is compared: in lower case, without the schema that everything here is of. */
export const attributeName = (path: string): string => path.trim().toLowerCase().replace(coreSchema, "");
