import fc from "fast-check";
import { expect, test } from "vitest";
import { collationKeys } from "./collation-keys.ts";

const collatorOf = (locale: string) => new Intl.Collator(locale, { numeric: true, sensitivity: "base" });
const word = fc.oneof(
  fc.string({ unit: "grapheme-ascii", maxLength: 12 }),
  // Close neighbours: the same letters, figures with and without zeros before them.
  fc.string({ unit: fc.constantFrom("a", "A", "b", " ", "-", ".", "0", "1", "9", "12"), maxLength: 8 }),
);

test.each(["en-US", "ru-RU", "es-ES", "zh-CN"])("keys put words in the order of the collator of %s", (locale) => {
  const collator = collatorOf(locale);
  const keyOf = collationKeys(collator);
  fc.assert(
    fc.property(word, word, (one, other) => {
      const [a, b] = [keyOf(one), keyOf(other)];
      if (a === null || b === null) throw new Error("printable words have keys");
      expect(Number(a > b) - Number(a < b)).toBe(Math.sign(collator.compare(one, other)));
    }),
    { numRuns: 2000 },
  );
});

test("words with other letters, and languages whose letters go together, are left to the collator", () => {
  const keyOf = collationKeys(collatorOf("en-US"));
  expect(keyOf("Zoë")).toBeNull();
  expect(keyOf("tab\tbed")).toBeNull();
  expect(keyOf("9".repeat(101))).toBeNull();
  expect(collationKeys(collatorOf("cs-CZ"))("Chata")).toBeNull();
});
