import { expect, test } from "vitest";
import { isReadable } from "./contrast.ts";

test("text on a colour is readable from 4.5:1 on, in either direction", () => {
  expect(isReadable("#000", "#fff")).toBe(true);
  expect(isReadable("#ffffff", "#1461C4")).toBe(true);
  expect(isReadable("#767676", "#ffffff")).toBe(true);
  expect(isReadable("#777777", "#ffffff")).toBe(false);
  expect(isReadable("#fff", "#ffe")).toBe(false);
});

test("what is no hex colour is never used", () => {
  for (const colour of ["red", "#12", "#12345g", "#1234567", "url(x)", ""])
    expect(isReadable(colour, "#fff")).toBe(false);
});
