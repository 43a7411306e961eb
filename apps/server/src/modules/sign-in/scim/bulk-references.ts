import type { ScimBulkOperation } from "@evolve/contracts/scim-bulk";

const prefix = "bulkId:";
const isReference = (value: unknown): value is string => typeof value === "string" && value.startsWith(prefix);

/** A copy in which each `value` that refers to another operation, at any depth, is what `replace` makes of its name. */
const replaceIn = (value: unknown, replace: (name: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((one: unknown) => replaceIn(one, replace));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]: [string, unknown]) => [
      key,
      key.toLowerCase() === "value" && isReference(one) ? replace(one.slice(prefix.length)) : replaceIn(one, replace),
    ]),
  );
};

const replaceReferences = (operation: ScimBulkOperation, replace: (name: string) => string): ScimBulkOperation => {
  const [, resource = "", id = ""] = operation.path.split("/");
  return {
    ...operation,
    ...(isReference(id) && { path: `/${resource}/${replace(id.slice(prefix.length))}` }),
    ...(operation.data && { data: replaceIn(operation.data, replace) as NonNullable<ScimBulkOperation["data"]> }),
  };
};

/** The names in `bulkId:name` that an operation contains, in its path and as values (RFC 7644, 3.7.2). */
export const referencesIn = (operation: ScimBulkOperation): string[] => {
  const names = new Set<string>();
  replaceReferences(operation, (name) => {
    names.add(name);
    return name;
  });
  return [...names];
};

/** The operation with the ids of what the others have created. */
export const resolveReferences = (
  operation: ScimBulkOperation,
  made: ReadonlyMap<string, string | null>,
): ScimBulkOperation => replaceReferences(operation, (name) => made.get(name) ?? name);
