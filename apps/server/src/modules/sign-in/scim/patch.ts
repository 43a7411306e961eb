import type { ScimOperation } from "@evolve/contracts/scim";
import type { Filter } from "scim2-parse-filter";
import { refuse } from "../../../core/refusal.ts";
import { attributeName, readFilter } from "./filter.ts";

/** One attribute that a request says something about. */
export interface Change {
  readonly op: "add" | "remove" | "replace";
  /** In lower case. */
  readonly attribute: string;
  /** Of a complex attribute, in lower case: `value` of `emails.value`. */
  readonly part: string | null;
  /** Which values of an attribute that has several. */
  readonly filter: Filter | null;
  readonly value: unknown;
}

const name = /^[a-z$][\w$-]*$/;
/** What we alone say. Bodies repeat it, which is ignored; a path to it is a mistake. */
const readOnly: ReadonlySet<string> = new Set(["schemas", "id", "meta", "groups"]);

const refusePath = (path: string): never =>
  refuse("invalidParameters", { scimType: "invalidPath", fields: { path: "invalid" }, reason: path.slice(0, 100) });

/** The attribute that a path leads to: `name.givenName`, `emails[type eq "work"].value`. One of a schema that we do not have is kept whole, and so known to nobody. */
const readPath = (path: string): Pick<Change, "attribute" | "part" | "filter"> => {
  const open = path.indexOf("[");
  const close = path.lastIndexOf("]");
  const isFiltered = open > 0 && close > open;
  const filter = isFiltered ? readFilter(path.slice(open + 1, close)) : null;
  const plain = attributeName(isFiltered ? path.slice(0, open) + path.slice(close + 1) : path);
  if (plain.startsWith("urn:")) return { attribute: plain, part: null, filter };
  const [attribute = "", part = null, ...rest] = plain.split(".");
  if (!name.test(attribute) || (part !== null && !name.test(part)) || rest.length > 0) return refusePath(path);
  return { attribute, part, filter };
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What a resource without a path says, attribute by attribute: also of a whole body. */
export const assertionsOf = (op: Change["op"], value: Readonly<Record<string, unknown>>): Change[] =>
  Object.entries(value).flatMap(([key, one]) => {
    const plain = attributeName(`${key}:`).replace(/:$/, "");
    // The attributes of the core schema under its own name.
    if (plain === "" && isObject(one)) return assertionsOf(op, one);
    const target = readPath(key);
    return readOnly.has(target.attribute) ? [] : [{ op, ...target, value: one }];
  });

/** The changes of a patch in their order (RFC 7644, 3.5.2). */
export const changesOf = (operations: readonly ScimOperation[]): Change[] =>
  operations.flatMap(({ op: written, path, value }) => {
    const op = written.toLowerCase() as Change["op"];
    if (path !== undefined && path !== "") {
      const target = readPath(path);
      if (readOnly.has(target.attribute))
        refuse("invalidParameters", { scimType: "mutability", fields: { path: "read-only" } });
      return [{ op, ...target, value }];
    }
    if (op === "remove") return refuse("invalidParameters", { scimType: "noTarget", fields: { path: "required" } });
    if (!isObject(value)) return refuse("invalidParameters", { fields: { value: "invalid" } });
    return assertionsOf(op, value);
  });

/** The value of a field in an object, whatever the case of its name. */
export const fieldOf = (value: unknown, field: string): unknown =>
  isObject(value) ? Object.entries(value).find(([key]) => key.toLowerCase() === field)?.[1] : undefined;
