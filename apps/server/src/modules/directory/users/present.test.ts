import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fullNameOf, initialsOf } from "./present.ts";

test.each([
  ["Latin", "ada", "lovelace", "AL"],
  ["an accent as a mark of its own", "e\u0301lodie", "A\u030Angstro\u0308m", "E\u0301A\u030A"],
  ["Cyrillic", "ирина", "белова", "ИБ"],
  ["Chinese", "小明", "王", "小王"],
  ["a family emoji", "👩‍👩‍👧‍👦x", "🏳️‍🌈", "👩‍👩‍👧‍👦🏳️‍🌈"],
  ["a skin tone", "👋🏽", "Doe", "👋🏽D"],
  ["one name alone", "Prince", "", "P"],
  ["blanks around", "  ann ", " lee ", "AL"],
  ["no name", "", " ", ""],
])("Initials of %s", (_case, first, last, initials) => {
  expect(initialsOf(first, last)).toBe(initials);
});

test.each([
  ["ada", "lovelace", "Ada lovelace"],
  ["élodie", "Marchand", "Élodie Marchand"],
  ["ирина", "Белова", "Ирина Белова"],
  ["小明", "王", "小明 王"],
  ["👩‍👩‍👧‍👦x", "Doe", "👩‍👩‍👧‍👦x Doe"],
  ["𐐨ne", "Two", "𐐀ne Two"],
  ["prince", "", "Prince"],
  ["", "Solo", "Solo"],
])("The full name of %s %s is the capitalized first name plus the last [LOGOUT-020]", (first, last, full) => {
  expect(fullNameOf(first, last)).toBe(full);
});

test("Whatever the names, initials are well-formed text, and empty only for an empty name", () => {
  const name = fc.string({ unit: "grapheme" });
  fc.assert(
    fc.property(name, name, (first, last) => {
      const initials = initialsOf(first, last);
      expect(initials.isWellFormed()).toBe(true);
      expect(initials === "").toBe(first.trim() === "" && last.trim() === "");
    }),
  );
});
