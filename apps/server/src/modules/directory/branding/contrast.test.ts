import * as fc from "fast-check";
import { expect, test } from "vitest";
import { brandColoursOf } from "./contrast.ts";

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
/** Relative luminance, as WCAG 2.2 defines it. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};
const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("Text on any background has a contrast of at least 4.5 to 1", () => {
  fc.assert(
    fc.property(colour, (background) => {
      const { text } = brandColoursOf(background);
      expect(["#000000", "#ffffff"]).toContain(text);
      expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 2_000 },
  );
});

test("Hovering lightens a dark background and darkens a light one [BRAND-011]", () => {
  fc.assert(
    fc.property(colour, (background) => {
      const { hover, text } = brandColoursOf(background);
      expect(hover).toMatch(/^#[0-9a-f]{6}$/);
      const [before, after] = [luminance(background), luminance(hover)];
      if (before < 0.1) expect(after).toBeGreaterThan(before);
      if (before > 0.179) expect(after).toBeLessThan(before);
      expect(after).not.toBe(before);
      if (text === "#ffffff") expect(contrast(text, hover)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test.each([
  ["#0B2A5B", { background: "#0b2a5b", hover: "#2d4872", text: "#ffffff" }],
  ["#ffffff", { background: "#ffffff", hover: "#dbdbdb", text: "#000000" }],
  ["#000000", { background: "#000000", hover: "#242424", text: "#ffffff" }],
])("The colours of %s", (background, colours) => {
  expect(brandColoursOf(background)).toEqual(colours);
});

test.each(["red", "#fff", "#12345g", "#1234567", "", "#123456;}body{display:none", "#123456\n"])(
  "'%s' is refused as a colour, and so never reaches a style",
  (background) => {
    expect(() => brandColoursOf(background)).toThrow("not a colour");
  },
);
