import type { Plugin } from "vite";
import { codeOf, errorCatalogue, type ErrorName } from "./src/errors.ts";

/** What a call says to the server and its documentation alone. */
const serverOnly = new Set(["summary", "area", "errors"]);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Property extends Node {
  readonly key: { readonly name?: string };
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
    return (call.arguments[0]?.properties ?? []).filter(({ key }) => serverOnly.has(key.name ?? ""));
  return Object.values(node).flatMap(found);
};

/** Leaves out of a browser bundle what its calls say to the server alone. */
export const leanCalls = (): Plugin => ({
  name: "evolve:lean-calls",
  apply: "build",
  transform: {
    filter: { id: /\/packages\/contracts\/src\/[^/]+\.ts$/, code: /defineCall\(/ },
    handler(code) {
      let lean = code;
      for (const { start, end } of found(this.parse(code)).toReversed())
        lean = lean.slice(0, start) + lean.slice(end).replace(/^\s*,/, "");
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
