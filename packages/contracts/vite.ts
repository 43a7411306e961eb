import type { Plugin } from "vite";
import { codeOf, errorCatalogue, type ErrorName } from "./src/errors.ts";
import { limits } from "./src/limits.ts";

/** What a call says to the server and its documentation alone: only the server guards requests. */
const serverOnly = new Set(["summary", "area", "errors", "params", "query", "body"]);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
/** A spread, `...shared`, has no key and stays. */
interface Property extends Node {
  readonly key?: { readonly name?: string };
}
interface Declaration extends Node {
  readonly declaration?: Declaration;
  readonly declarations?: readonly { readonly init: Node | null }[];
}
interface DefinedCall extends Node {
  readonly callee: { readonly name?: string };
  readonly arguments: readonly (Node & { readonly properties?: readonly Property[] })[];
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

/** The properties to leave out of every `defineCall({ … })`, in the order of the text. */
const found = (node: unknown): Property[] => {
  if (Array.isArray(node)) return node.flatMap(found);
  if (!isNode(node)) return [];
  const call = node as DefinedCall;
  if (node.type === "CallExpression" && call.callee.name === "defineCall")
    return (call.arguments[0]?.properties ?? []).filter(({ key }) => serverOnly.has(key?.name ?? ""));
  return Object.values(node).flatMap(found);
};

/** The schemas of a module, `z.string().check(…)` or fields of them: a bundler cannot know by itself that making them does nothing else. */
const schemasIn = (code: string, body: readonly Node[]): Node[] =>
  body
    .flatMap((node: Declaration) => (node.declaration ?? node).declarations ?? [])
    .flatMap(({ init }) =>
      init !== null && /^(?:z\.|\{[^]*\bz\.)/.test(code.slice(init.start, init.end)) ? [init] : [],
    );

const importsOfContracts = /import\s*\{([^}]*)\}\s*from\s*["']@evolve\/contracts\/[\w-]+["']/g;

/** Where a module reads of a call what the browser does not get, `login.body`. */
export const readsRequestSchema = (code: string): string | undefined =>
  [...code.matchAll(importsOfContracts)]
    .flatMap(([, names = ""]) => names.match(/\w+(?=\s*(?:,|$))/g) ?? [])
    .map((name) => new RegExp(`(?<![\\w.])${name}\\.(?:params|query|body)\\b`).exec(code)?.[0])
    .find((found) => found !== undefined);

/** Leaves out of a browser bundle what its calls say to the server alone. A form takes a schema that has a name of its own. */
export const leanCalls = (): Plugin => ({
  name: "evolve:lean-calls",
  apply: "build",
  transform: {
    filter: { id: /\.tsx?$/, code: /\bz\.|@evolve\/contracts\// },
    handler(code, id) {
      const read = readsRequestSchema(code);
      if (read !== undefined)
        return this.error(`${read} is left out of browsers: give the schema a name of its own (${id})`);
      if (!/\/packages\/contracts\/src\/[^/]+\.ts$/.test(id)) return null;
      const program = this.parse(code);
      const edits = [
        ...found(program).map(({ start, end }) => ({ start, end, text: "" })),
        ...schemasIn(code, program.body).map(({ start, end }) => ({
          start,
          end,
          text: `/* @__PURE__ */ (() => (${code.slice(start, end)}))()`,
        })),
      ];
      let lean = code;
      for (const { start, end, text } of edits.sort((a, b) => b.start - a.start))
        lean = lean.slice(0, start) + text + (text === "" ? lean.slice(end).replace(/^\s*,/, "") : lean.slice(end));
      return { code: lean, map: null };
    },
  },
});

const isErrorName = (name: string): name is ErrorName => Object.hasOwn(errorCatalogue, name);

/** Writes the codes of named errors into a browser bundle where they are asked for, so that it carries no table of them all. */
export const literalCodes = (): Plugin => ({
  name: "evolve:literal-codes",
  apply: "build",
  transform: {
    filter: { code: /\bcodeOf\("/ },
    handler: (code) => ({
      code: code.replace(/\bcodeOf\("(\w+)"\)/g, (call, name: string) =>
        isErrorName(name) ? JSON.stringify(codeOf(name)) : call,
      ),
      map: null,
    }),
  },
});

const importsLimits =
  /import\s*\{[^}]*\blimits\b[^}]*\}\s*from\s*["'](?:@evolve\/contracts\/limits|\.\/limits\.ts)["']/;

const isLimit = (name: string): name is keyof typeof limits => Object.hasOwn(limits, name);

/** Writes limits into a browser bundle as the numbers that they are, so that it carries no table of them all. */
export const literalLimits = (): Plugin => ({
  name: "evolve:literal-limits",
  apply: "build",
  transform: {
    filter: { code: /\blimits\.\w/ },
    handler: (code) =>
      importsLimits.test(code)
        ? {
            code: code.replace(/(?<![\w.])limits\.(\w+)/g, (read, name: string) =>
              isLimit(name) ? `(${limits[name]})` : read,
            ),
            map: null,
          }
        : null,
  },
});
