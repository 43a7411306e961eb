import * as fc from "fast-check";
import { expect, test } from "vitest";
import { HexColour, listEntryFault } from "./field-rules.ts";
import { readFault } from "./validators.ts";

const faultOf = (text: string): string => HexColour.safeParse(text).error?.issues[0]?.message ?? "";

test("A colour is # and three or six hexadecimal digits [WIDG-050]", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9a-fA-F]{0,9}$/), (digits) => {
      expect(faultOf(`#${digits}`)).toBe(digits.length === 3 || digits.length === 6 ? "" : "hexColour");
    }),
  );
  for (const text of ["1461c4", "#12g", "#ab c", "##abc", "blue"]) expect(faultOf(text)).toBe("hexColour");
});

test("A colour that is missing and one that is wrong are told apart", () => {
  expect(faultOf(" ")).toBe("required");
  expect(faultOf("#")).toBe("hexColour");
});

test("An entry of a list is not empty [WIDG-052]", () => {
  for (const text of ["", "   ", "\t\n"]) expect(listEntryFault({ text, others: [] })).toBe("required");
});

test("An entry that is in the list already is refused by its name [WIDG-053]", () => {
  const fault = listEntryFault({ text: " VIP & co ", others: ["Other", "vip & CO"] });
  expect(readFault(fault ?? "")).toEqual({ key: "duplicateEntry", values: { value: "VIP & co" } });
});

test("An entry that the list's own rule refuses is named [WIDG-054]", () => {
  const isValid = (text: string) => text.startsWith("a");
  const fault = listEntryFault({ text: "b", others: [], isValid });
  expect(readFault(fault ?? "")).toEqual({ key: "invalidEntry", values: { value: "b" } });
  expect(listEntryFault({ text: "a", others: [], isValid })).toBeUndefined();
});

test("An edit differs from what it began with [WIDG-055]", () => {
  expect(listEntryFault({ text: "VIP ", others: [], original: "VIP" })).toBe("sameEntry");
  expect(listEntryFault({ text: "vip", others: [], original: "VIP" })).toBeUndefined();
});
