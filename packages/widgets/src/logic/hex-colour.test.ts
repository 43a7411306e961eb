import fc from "fast-check";
import { expect, test } from "vitest";
import { readHex, tidyHex, withRecent } from "./hex-colour.ts";

const digits = (count: number) => fc.stringMatching(new RegExp(`^[0-9a-fA-F]{${count}}$`));

test("a colour is # followed by three or six hexadecimal digits [WIDG-050]", () => {
  expect(readHex("#1461C4")).toBe("#1461c4");
  expect(readHex("#0af")).toBe("#00aaff");
  for (const text of ["", "#", "1461c4", "#12", "#1234", "#12345", "#1234567", "#12345g", "# 123", "#123\n", "red"]) {
    expect(readHex(text)).toBeNull();
  }
});

test("every three or six digits are a colour, and no other count of them is [WIDG-050]", () => {
  fc.assert(
    fc.property(fc.oneof(digits(3), digits(6)), (text) => {
      const colour = readHex(`#${text}`);
      expect(colour).toMatch(/^#[0-9a-f]{6}$/);
      expect(readHex(colour ?? "")).toBe(colour);
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9a-f]{0,12}$/), (text) => {
      expect(readHex(`#${text}`) !== null).toBe(text.length === 3 || text.length === 6);
    }),
  );
});

test("a colour without its # is tidied into one; anything else stays as it was typed", () => {
  expect(tidyHex(" 1461c4 ")).toBe("#1461c4");
  expect(tidyHex("#FFF")).toBe("#FFF");
  expect(tidyHex("blue")).toBe("blue");
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(tidyHex(tidyHex(text))).toBe(tidyHex(text));
    }),
  );
});

test("the colours used last are kept, the latest first, none twice, eight at most", () => {
  expect(withRecent(["#111111", "#222222"], "#222")).toEqual(["#222222", "#111111"]);
  expect(withRecent(["#111111"], "nonsense")).toEqual(["#111111"]);
  fc.assert(
    fc.property(fc.array(digits(6)), (used) => {
      const recent = used.reduce<readonly string[]>((list, text) => withRecent(list, `#${text}`), []);
      expect(new Set(recent).size).toBe(recent.length);
      expect(recent.length).toBeLessThanOrEqual(8);
      if (used.length > 0) expect(recent[0]).toBe(`#${used.at(-1)?.toLowerCase()}`);
    }),
  );
});
