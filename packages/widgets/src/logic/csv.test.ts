import { expect, test } from "vitest";
import { csvFormat, csvLine } from "./csv.ts";

const english = csvFormat("en-US");

test("separators and decimals are those of the language's spreadsheets", () => {
  expect(english).toEqual({ separator: ",", decimal: "." });
  expect(csvFormat("zh-CN")).toEqual({ separator: ",", decimal: "." });
  for (const locale of ["ru-RU", "es-ES", "de-DE"]) {
    expect(csvFormat(locale)).toEqual({ separator: ";", decimal: "," });
  }
  expect(csvLine([1.5, "a;b", "c"], csvFormat("ru-RU"))).toBe('1,5;"a;b";c\r\n');
});

test("no text becomes a formula in a spreadsheet; numbers stay numbers", () => {
  for (const text of ["=1+1", "+7 900", "-2", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1", "＋1", "－1", "＠x", "\n=1"]) {
    expect(csvLine([text], english).replace(/^"/, "")).toMatch(/^'/);
  }
  expect(csvLine([-2, "a=b", "1-2"], english)).toBe("-2,a=b,1-2\r\n");
});

test("quotes, commas and line breaks stay inside their cell", () => {
  expect(csvLine(['says "hi"', "a,b", "two\nlines", null, true], english)).toBe(
    '"says ""hi""","a,b","two\nlines",,true\r\n',
  );
  expect(csvLine([new Date(2026, 10, 21, 9, 5)], english)).toBe("2026-11-21 09:05\r\n");
});

test("a formula that hides behind a quote or a separator is still text", () => {
  expect(csvLine(['=HYPERLINK("http://x","y")'], english)).toBe(`"'=HYPERLINK(""http://x"",""y"")"\r\n`);
});
