import fc from "fast-check";
import { expect, test } from "vitest";
import { readTsv, writeTsv } from "./tsv.ts";

test("a range from a spreadsheet comes cell by cell, whatever its line breaks", () => {
  expect(readTsv("Ann\t12\r\nBen\t7\r\n")).toEqual([
    ["Ann", "12"],
    ["Ben", "7"],
  ]);
  expect(readTsv("alone")).toEqual([["alone"]]);
  expect(readTsv("")).toEqual([[""]]);
  expect(readTsv("\t\n\t")).toEqual([
    ["", ""],
    ["", ""],
  ]);
});

test("a minus sign is copied as spreadsheets write it", () => {
  expect(writeTsv([["−3", "−2,5", "a − b", "−"]])).toBe("-3\t-2,5\ta − b\t−");
});

test("quoted cells hold tabs, line breaks and quotes", () => {
  expect(readTsv('"two\nlines"\t"says ""hi"""\tplain "inside"')).toEqual([
    ["two\nlines", 'says "hi"', 'plain "inside"'],
  ]);
  expect(readTsv('"not closed\tnext')).toEqual([['"not closed', "next"]]);
});

test("what is copied can be pasted as it was", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "Ж", "\t", "\n", '"', " ", "=") });
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 5 }), (table) => {
      expect(readTsv(`${writeTsv(table)}\n`)).toEqual(table);
    }),
  );
});
