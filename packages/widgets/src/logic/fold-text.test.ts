import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createTextFilter, foldText } from "./fold-text.ts";

test.each([
  ["nunez", "Núñez"],
  ["NÚÑEZ", "Nunez"],
  ["strasse", "Straße"],
  ["STRASSE", "STRAẞE"],
  ["oresund", "Øresund"],
  ["istanbul", "İstanbul"],
  ["lodz", "Łódź"],
  ["елкин", "Ёлкин"],
  ["οδος", "ΟΔΟΣ"],
  ["abc", "ＡＢＣ"],
  ["이", "이서연"],
  ["กิน", "กินข้าว"],
  ["王", "王芳"],
])("'%s' finds '%s'", (query, text) => {
  expect(createTextFilter(query)(foldText(text))).toBe(true);
});

test("Every word that was typed has to be there, in any order", () => {
  const text = foldText("Ana María Berg, Night shift");
  expect(createTextFilter("berg ana")(text)).toBe(true);
  expect(createTextFilter("  shift  maria ")(text)).toBe(true);
  expect(createTextFilter("berg day")(text)).toBe(false);
  expect(createTextFilter(" ")(text)).toBe(true);
});

test("Vowel signs of Thai and Hindi are letters, not accents", () => {
  expect(createTextFilter("กน")(foldText("กิน"))).toBe(false);
  expect(createTextFilter("का")(foldText("की"))).toBe(false);
});

test("A text finds itself, whatever it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (text) => {
      expect(createTextFilter(text)(foldText(text))).toBe(true);
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
});
