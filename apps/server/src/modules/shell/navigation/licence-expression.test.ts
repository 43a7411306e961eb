import * as fc from "fast-check";
import { expect, test } from "vitest";
import { licenceHolds, licencesThatOpen } from "./licence-expression.ts";

type Tree = string | { not: Tree } | { op: "&&" | "||"; left: Tree; right: Tree };

const names = ["ACD", "WFM", "QM", "AS", "RECORDING"];
const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(...names),
    fc.record({ not: tie("tree") }),
    fc.record({ op: fc.constantFrom("&&", "||"), left: tie("tree"), right: tie("tree") }),
  ),
}));
const holds = (node: Tree, held: ReadonlySet<string>): boolean => {
  if (typeof node === "string") return held.has(node);
  if ("not" in node) return !holds(node.not, held);
  const [left, right] = [holds(node.left, held), holds(node.right, held)];
  return node.op === "&&" ? left && right : left || right;
};
const strength = (node: Tree): number => (typeof node === "string" || "not" in node ? 3 : node.op === "&&" ? 2 : 1);
/** Writes an expression with no more brackets than precedence requires. */
const written = (node: Tree, least = 0): string => {
  const text =
    typeof node === "string"
      ? node
      : "not" in node
        ? `!${written(node.not, 3)}`
        : `${written(node.left, strength(node))} ${node.op} ${written(node.right, strength(node))}`;
  return strength(node) < least ? `(${text})` : text;
};

test("Every expression of ||, && and ! is evaluated by its syntax tree, with a minimum of brackets [PERM-013]", () => {
  fc.assert(
    fc.property(tree, fc.subarray(names), (node, licences) => {
      const held = new Set(licences);
      expect(licenceHolds(written(node), held)).toBe(holds(node, held));
    }),
    { numRuns: 500 },
  );
});

test("Case and blanks are ignored [PERM-011]", () => {
  fc.assert(
    fc.property(tree, fc.subarray(names), fc.constantFrom("", " ", "\t"), (node, licences, blank) => {
      const held = new Set(licences);
      const text = written(node).replaceAll(" ", blank).toLowerCase();
      expect(licenceHolds(`${blank}${text}${blank}`, held)).toBe(holds(node, held));
    }),
  );
});

test.each([
  ["RECORDING || (WFM && !ACD && !AS) || QM", ["WFM"], true],
  ["RECORDING || (WFM && !ACD && !AS) || QM", ["WFM", "ACD"], false],
  ["RECORDING || (WFM && !ACD && !AS) || QM", ["WFM", "ACD", "QM"], true],
  ["RECORDING || (WFM && !ACD && !AS) || QM", [], false],
  ["", [], true],
  ["  ", [], true],
  ["!!WFM", ["WFM"], true],
])("'%s' with the licences %j: %s", (expression, licences, expected) => {
  expect(licenceHolds(expression, new Set(licences))).toBe(expected);
});

test.each([
  "WFM ||",
  "&& WFM",
  "WFM QM",
  "(WFM",
  "WFM)",
  "()",
  "!",
  "WFM | QM",
  "WFM & QM",
  "WFM || || QM",
  "W-FM",
  "WFM; QM",
])("'%s' is no expression and shows nothing by mistake", (expression) => {
  expect(() => licenceHolds(expression, new Set(["WFM", "QM"]))).toThrow("not a licence expression");
});

test("Any text either has a result or raises an error that names it", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."AB|&!() x") }), (text) => {
      try {
        expect(typeof licenceHolds(text, new Set(["A"]))).toBe("boolean");
      } catch (error) {
        expect(String(error)).toContain(`not a licence expression: ${text}`);
      }
    }),
  );
});

test.each([
  ["RECORDING || (WFM && !ACD)", ["RECORDING", "WFM"]],
  ["wfm && !acd && !wfm", []],
  ["!ACD", []],
  ["!!QM", ["QM"]],
  ["ACD && ADAPTERS", ["ACD", "ADAPTERS"]],
  ["", []],
])("The licences that can open '%s' are %j", (expression, expected) => {
  expect(licencesThatOpen(expression)).toEqual(expected);
});
