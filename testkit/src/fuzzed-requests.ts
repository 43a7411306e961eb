import { isUuid } from "@evolve/contracts/uuid";
import * as fc from "fast-check";

/** What the fuzzer reads of a JSON Schema. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly pattern?: string;
}

interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly schema?: Schema;
}

interface Described {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
}

export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
}

export interface FuzzedRequest {
  readonly operationId: string;
  readonly method: string;
  readonly url: string;
  readonly body?: unknown;
}

/** Longer texts and lists find nothing that shorter ones do not. */
const longest = { text: 40, list: 3 };

const odd = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 0, 1e308, "", "x".repeat(5_000), [], {}, "2026-02-30", "\u0000", "\ud800"),
  fc.string({ unit: "binary", maxLength: longest.text }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Texts of a pattern, as far as the library can make them. */
const matching = (pattern: string): fc.Arbitrary<string> | null => {
  try {
    return fc.stringMatching(new RegExp(pattern), { maxLength: longest.text });
  } catch {
    return null;
  }
};

const dayText = fc
  .date({ min: new Date("2026-10-01"), max: new Date("2027-02-01"), noInvalidDate: true })
  .map((date) => date.toISOString());

/** Values of a schema, now and then others; ids are mostly such as exist. */
export const valuesOf = (schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> => {
  const inner = (of: Schema): fc.Arbitrary<unknown> => valuesOf(of, ids);
  const text = ({ format, pattern, minLength = 0, maxLength = longest.text }: Schema): fc.Arbitrary<string> => {
    if (format === "uuid" || pattern?.includes("[0-9a-fA-F]{8}"))
      return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...ids) }, fc.uuid());
    if (format === "date") return dayText.map((day) => day.slice(0, 10));
    if (format === "date-time") return dayText;
    const ofPattern = pattern === undefined ? null : matching(pattern);
    const plain = fc.string({
      minLength: Math.min(minLength, longest.text),
      maxLength: Math.min(maxLength, longest.text),
    });
    return fc.oneof(
      plain,
      fc.constantFrom(...ids),
      dayText.map((day) => day.slice(0, 10)),
      ...(ofPattern ? [ofPattern] : []),
    );
  };
  const conforming = (): fc.Arbitrary<unknown> => {
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return fc.oneof(...choices.map(inner));
    if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type: string) => inner({ ...schema, type })));
    switch (schema.type) {
      case "object": {
        const fields = Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, field]) => [name, inner(field)]),
        );
        const known = fc.record(fields, { requiredKeys: [...(schema.required ?? [])] });
        const { additionalProperties: more } = schema;
        return typeof more === "object" && Object.keys(more).length > 0
          ? fc.dictionary(fc.string({ maxLength: 8 }), inner(more), { maxKeys: longest.list })
          : known;
      }
      case "array":
        return fc.array(inner(schema.items ?? {}), {
          minLength: Math.min(schema.minItems ?? 0, longest.list),
          maxLength: Math.min(schema.maxItems ?? longest.list, Math.max(longest.list, schema.minItems ?? 0)),
        });
      case "string":
        return text(schema);
      case "integer":
        return fc.integer({
          min: Math.max(schema.minimum ?? -1_000, -2_147_483_648),
          max: Math.max(Math.min(schema.maximum ?? 1_000_000, 2_147_483_647), schema.minimum ?? 0),
        });
      case "number":
        return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
      case "boolean":
        return fc.boolean();
      case "null":
        return fc.constant(null);
      default:
        return fc.jsonValue({ maxDepth: 2 });
    }
  };
  return fc.oneof({ weight: 24, arbitrary: conforming() }, { weight: 1, arbitrary: odd });
};

const asText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value ?? ""));
const encoded = (value: unknown): string => encodeURIComponent(asText(value).toWellFormed());

/** Requests to each call of an API document, as it describes them, with known ids where it asks for ids. */
export const requestsTo = (document: ApiDocument, ids: readonly string[]): fc.Arbitrary<FuzzedRequest>[] => {
  const known = ids.filter(isUuid);
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId = "", parameters = [], requestBody }]) => {
      const fieldsOf = (place: Parameter["in"]): fc.Arbitrary<Record<string, unknown>> => {
        const here = parameters.filter((parameter) => parameter.in === place);
        return fc.record(
          Object.fromEntries(here.map(({ name, schema }) => [name, valuesOf(schema ?? { type: "string" }, known)])),
          { requiredKeys: here.filter(({ required }) => required).map(({ name }) => name) },
        );
      };
      const bodySchema = Object.values(requestBody?.content ?? {})[0]?.schema;
      return fc
        .record({
          params: fieldsOf("path"),
          query: fieldsOf("query"),
          body: bodySchema ? valuesOf(bodySchema, known) : fc.constant(undefined),
        })
        .map(({ params, query, body }) => {
          const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(params[name]));
          const search = Object.entries(query).map(([name, value]) => `${name}=${encoded(value)}`);
          return {
            operationId,
            method: method.toUpperCase(),
            url: search.length > 0 ? `${filled}?${search.join("&")}` : filled,
            ...(body !== undefined && { body }),
          };
        });
    }),
  );
};
