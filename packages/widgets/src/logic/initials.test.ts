import fc from "fast-check";
import { expect, test } from "vitest";
import { initialsOf, personColourOf } from "./initials.ts";

test("initials are those of the first and the last name", () => {
  expect(initialsOf("Avery Lind")).toBe("AL");
  expect(initialsOf("Ana María Ruiz")).toBe("AR");
  expect(initialsOf("екатерина волкова")).toBe("ЕВ");
  expect(initialsOf("Jean-Luc Ångström")).toBe("JÅ");
});

test("a single name and an address give their first letters", () => {
  expect(initialsOf("Cher")).toBe("CH");
  expect(initialsOf("sa@acme.test")).toBe("SA");
  expect(initialsOf("bo.marchetti@acme.test")).toBe("BM");
});

test("Chinese, Japanese and Korean names keep the given name", () => {
  expect(initialsOf("李 明")).toBe("李明");
  expect(initialsOf("王小明")).toBe("小明");
  expect(initialsOf("김민준")).toBe("민준");
});

test("a name without a letter gives a question mark, never nothing", () => {
  expect(initialsOf("")).toBe("?");
  expect(initialsOf(" · ")).toBe("?");
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      expect(initialsOf(name)).not.toBe("");
    }),
  );
});

test("a colour is the same for the same person, one of eight, and all eight are used", () => {
  expect(personColourOf("Avery Lind")).toBe(personColourOf("Avery Lind"));
  const used = new Set(Array.from({ length: 200 }, (_, index) => personColourOf(`user${index}@acme.test`)));
  expect([...used].toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});
