import fc from "fast-check";
import { expect, test } from "vitest";
import { entriesOf, takeIn } from "./list-entry.ts";

const once = (text: string, others: readonly string[]) => (others.includes(text) ? "twice" : undefined);

test("each line of a text is an entry, without the blanks around it and without empty lines [WIDG-052]", () => {
  expect(entriesOf("one\r\n  two \n\n\t\nthree\rfour")).toEqual(["one", "two", "three", "four"]);
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const entry of entriesOf(text)) {
        expect(entry).not.toBe("");
        expect(entry).toBe(entry.trim());
      }
    }),
  );
});

test("entries that pass are added in their order, the others are handed back with the complaint [WIDG-053]", () => {
  expect(takeIn(["a"], ["b", "a", "c", "b"], once)).toEqual({
    items: ["a", "b", "c"],
    added: ["b", "c"],
    refused: [
      { text: "a", complaint: "twice" },
      { text: "b", complaint: "twice" },
    ],
  });
});

test("whatever is pasted, nothing of the list is lost and nothing stands in it twice [WIDG-053]", () => {
  const word = fc.constantFrom("a", "b", "c", "d", "e");
  fc.assert(
    fc.property(fc.uniqueArray(word), fc.array(word), (items, entries) => {
      const taken = takeIn(items, entries, once);
      expect(taken.items.slice(0, items.length)).toEqual(items);
      expect(new Set(taken.items).size).toBe(taken.items.length);
      expect(taken.added.length + taken.refused.length).toBe(entries.length);
    }),
  );
});
