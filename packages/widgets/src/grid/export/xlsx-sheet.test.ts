import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { createSheet } from "./xlsx-sheet.ts";

test("a sheet for Excel is a workbook with a bold head, texts that run as no formula, numbers, days and empty cells", async () => {
  const sheet = createSheet({ title: "Calls: [all]", headers: ["Who", "Seconds", "Day"], widths: [160, 80, 80] });
  sheet.add([["=Ann()", 90, new Date(2026, 10, 21)]]);
  sheet.add([["", Number.NaN, null]]);
  const file = await sheet.toBlob();
  expect(file.type).toContain("spreadsheetml");
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const part = (name: string): string => strFromU8(parts[name] ?? new Uint8Array());
  expect(part("xl/workbook.xml")).toContain('name="Calls   all"');
  expect(part("xl/sharedStrings.xml")).toContain("=Ann()");
  expect(part("xl/worksheets/sheet1.xml")).not.toContain("<f>");
  expect(part("xl/worksheets/sheet1.xml")).toContain("<v>90</v>");
});
