import { expect, it } from "vitest";
import { treeLines } from "./tree-rows.ts";

interface Node {
  id: string;
  children?: readonly Node[];
}

const site: Node = { id: "site", children: [{ id: "team", children: [{ id: "ann" }, { id: "bo" }] }, { id: "cleo" }] };
const shown = (open: readonly string[]) =>
  treeLines([site, { id: "dan" }], (id) => open.includes(id)).map(
    ({ node, level, position, siblings, isOpen, parent }) =>
      `${node.id} ${level} ${position}/${siblings} ${isOpen} ${parent}`,
  );

it("a tree is as many lines as its open parts have, each with its depth, place and parent", () => {
  expect(shown([])).toEqual(["site 1 1/2 false -1", "dan 1 2/2 null -1"]);
  expect(shown(["site", "team"])).toEqual([
    "site 1 1/2 true -1",
    "team 2 1/2 true 0",
    "ann 3 1/2 null 1",
    "bo 3 2/2 null 1",
    "cleo 2 2/2 null 0",
    "dan 1 2/2 null -1",
  ]);
  expect(shown(["team"])).toEqual(["site 1 1/2 false -1", "dan 1 2/2 null -1"]);
});
