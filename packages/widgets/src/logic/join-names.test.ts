import { expect, it } from "vitest";
import { joinNames } from "./join-names.ts";

it.each([
  ["en-US", "Ana, Björn", "Ana, Björn, Chloé"],
  ["ru-RU", "Ana, Björn", "Ana, Björn, Chloé"],
  ["es-ES", "Ana, Björn", "Ana, Björn, Chloé"],
  ["zh-CN", "Ana、Björn", "Ana、Björn、Chloé"],
])("names stand apart as the language separates them: %s [WIDG-065]", (locale, two, three) => {
  expect(joinNames(["Ana"], locale)).toBe("Ana");
  expect(joinNames(["Ana", "Björn"], locale)).toBe(two);
  expect(joinNames(["Ana", "Björn", "Chloé"], locale)).toBe(three);
});
