import { expect, test } from "vitest";
import { moveTo } from "./move-to.ts";

const ids = ["a", "b", "c", "d"];

test("what is moved takes the place, whichever way it comes from", () => {
  expect(moveTo(ids, "a", 2)).toEqual(["b", "c", "a", "d"]);
  expect(moveTo(ids, "d", 1)).toEqual(["a", "d", "b", "c"]);
  expect(moveTo(ids, "b", 1)).toEqual(ids);
});

test("a place outside the list is its nearest end", () => {
  expect(moveTo(ids, "b", -1)).toEqual(["b", "a", "c", "d"]);
  expect(moveTo(ids, "b", 9)).toEqual(["a", "c", "d", "b"]);
});
