/*
 * A library (@hey-api/openapi-ts) would write five types a call and a run-time of its own, 22,000 lines in all: decision 84.
 */

/** What this file reads of a JSON Schema. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Described {
  readonly operationId?: string;
  readonly summary?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

/** An OpenAPI document, as far as the client is made from it. */
export interface DescribedApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly responses: { readonly Refused: { readonly content?: Content } } };
}

const lineWidth = 120;

const literal = (value: unknown): string => JSON.stringify(value);
const nameOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name));
/** Without what another member covers. */
const union = (types: readonly string[]): string => {
  if (types.includes("unknown")) return "unknown";
  const kept = types.includes("string") ? types.filter((type) => !/^"[^"]*"$/.test(type)) : types;
  return [...new Set(kept)].join(" | ");
};
const inBrackets = (type: string): string => (type.includes(" | ") && !/^[{[]/.test(type) ? `(${type})` : type);

/** On one line where it fits, else a line for each member. */
const objectOf = (members: readonly string[], indent: string): string => {
  if (members.length === 0) return "Record<string, never>";
  const line = `{ ${members.join("; ")} }`;
  if (line.length + indent.length <= lineWidth && !line.includes("\n")) return line;
  return `{\n${members.map((member) => `${indent}  ${member};\n`).join("")}${indent}}`;
};

/** The TypeScript type of a schema. */
const typeOf = (schema: Schema, indent: string): string => {
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return union(schema.enum.map(literal));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return union(choices.map((choice) => typeOf(choice, indent)));
  if (schema.allOf) return schema.allOf.map((part) => inBrackets(typeOf(part, indent))).join(" & ");
  if (Array.isArray(schema.type)) return union(schema.type.map((type: string) => typeOf({ ...schema, type }, indent)));
  switch (schema.type) {
    case "object": {
      const { properties = {}, required = [], additionalProperties: more } = schema;
      if (Object.keys(properties).length === 0 && more !== false)
        return `Record<string, ${typeof more === "object" ? typeOf(more, indent) : "unknown"}>`;
      const members = Object.entries(properties).map(
        ([name, property]) =>
          `${nameOf(name)}${required.includes(name) ? "" : "?"}: ${typeOf(property, `${indent}  `)}`,
      );
      return objectOf(
        [...members, ...(more === undefined || more === true ? ["[more: string]: unknown"] : [])],
        indent,
      );
    }
    case "array":
      return `${inBrackets(typeOf(schema.items ?? {}, indent))}[]`;
    case "string":
      return schema.format === "binary" ? "Blob" : "string";
    case "integer":
    case "number":
      return "number";
    case "boolean":
    case "null":
      return schema.type;
    default:
      return "unknown";
  }
};

const isSuccess = ([status]: readonly [string, unknown]): boolean => status.startsWith("2");

/** What a successful call resolves to: its JSON, nothing where it is empty. */
const answerOf = ({ responses }: Described, indent: string): string => {
  const [, success] = Object.entries(responses).find(isSuccess) ?? [];
  const [json] = Object.values(success?.content ?? {});
  return json ? typeOf(json.schema, indent) : "undefined";
};

/** The files that a call answers instead of its JSON where it is asked for them. */
const filesOf = ({ responses }: Described): string => {
  const [, success] = Object.entries(responses).find(isSuccess) ?? [];
  const [, ...files] = Object.keys(success?.content ?? {});
  return files.length === 0 ? "" : `    files: ${union(files.map(literal))};\n`;
};

const inputOf = ({ parameters = [], requestBody }: Described, indent: string): string => {
  const inner = `${indent}  `;
  const part = (name: string, place: Parameter["in"]): string[] => {
    const here = parameters.filter((parameter) => parameter.in === place);
    if (here.length === 0) return [];
    const isRequired = here.some(({ required }) => required);
    const members = here.map(
      (parameter) =>
        `${nameOf(parameter.name)}${parameter.required ? "" : "?"}: ${typeOf(parameter.schema, `${inner}  `)}`,
    );
    return [`${name}${isRequired ? "" : "?"}: ${objectOf(members, inner)}`];
  };
  const [mediaType, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const body = content && `${mediaType === "multipart/form-data" ? "form" : "body"}: ${typeOf(content.schema, inner)}`;
  const members = [...part("params", "path"), ...part("query", "query"), ...part("headers", "header")];
  return members.length > 0 || body ? objectOf([...members, ...(body ? [body] : [])], indent) : "object";
};

const codesIn = (content: Content | undefined): string[] =>
  Object.values(content ?? {}).flatMap(({ schema }) =>
    (schema.allOf ?? []).flatMap(({ properties }) => (properties?.["errorCode"]?.enum ?? []).map(literal)),
  );

const refusalsOf = ({ responses }: Described): string => {
  const codes = Object.entries(responses)
    .filter((response) => !isSuccess(response))
    .flatMap(([, { content }]) => codesIn(content));
  return codes.length > 0 ? union(codes) : "never";
};

/** The source of `packages/api-client/src/calls.ts`: the types of all calls, and where each is made. */
export const apiClientSource = ({ paths, components }: DescribedApi): string => {
  const calls = Object.entries(paths)
    .flatMap(([path, methods]) => Object.entries(methods).map(([method, described]) => ({ path, method, described })))
    .flatMap(({ described: { operationId, ...described }, ...at }) =>
      operationId === undefined ? [] : [{ ...at, name: operationId, described }],
    )
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const types = calls.map(
    ({ name, described }) =>
      `  /** ${described.summary ?? ""} */\n  ${name}: {\n    input: ${inputOf(described, "    ")};\n` +
      `    answer: ${answerOf(described, "    ")};\n${filesOf(described)}    refusals: ${refusalsOf(described)};\n  };\n`,
  );
  const places = calls.map(({ name, method, path }) => `  ${name}: ${literal(`${method.toUpperCase()} ${path}`)},\n`);
  return (
    "/* Generated from /openapi.json by `npm run api-client`. */\n\n" +
    "/** Every call: what it takes, what it answers, as which files it answers all rows of a search, and the codes of its own refusals. */\n" +
    `export interface Calls {\n${types.join("")}}\n\n` +
    "/** The codes of what any call may be refused with. */\n" +
    `export type GeneralRefusal = ${union(codesIn(components.responses.Refused.content))};\n\n` +
    `/** Method and path of every call. */\nexport const places = {\n${places.join("")}} as const satisfies Record<keyof Calls, string>;\n`
  );
};
