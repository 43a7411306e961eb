import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
/** The plain values; `prefers-contrast` comes after them. */
const [plain = ""] = css.split("@media (prefers-contrast");
const values = new Map(Array.from(plain.matchAll(/--([\w-]+): (?:light-dark\()?([^;]+?)\)?;/g), (m) => [m[1], m[2]]));
const schemes = [
  ["light", 0],
  ["dark", 1],
] as const;

function luminanceOf(name: string, scheme: number): number {
  const colours = values.get(name)?.match(/#[0-9a-f]{6}/g) ?? [];
  const hex = colours[scheme] ?? colours[0];
  if (hex === undefined) throw new Error(`--${name} is no colour`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, other: string, scheme: number): number {
  const [high = 0, low = 0] = [luminanceOf(one, scheme), luminanceOf(other, scheme)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ["page", "surface", "raised", "sunken", "hover"];
const onGrounds = ["text", "text-2", "text-3", "brand", "bad"].flatMap((ink) =>
  grounds.map((ground) => [ink, ground] as const),
);
const pairs = [
  ...onGrounds,
  ...["ok", "warn", "bad", "info", "idle"].map((tone) => [tone, `${tone}-soft`] as const),
  ...["ok", "warn", "bad", "info"].map((tone) => ["text", `${tone}-soft`] as const),
  ...["brand", "text", "text-2"].map((ink) => [ink, "brand-soft"] as const),
  ...["brand", "brand-hover"].map((ground) => ["on-brand", ground] as const),
  ...["bad", "bad-hover"].map((ground) => ["on-bad", ground] as const),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((index) => ["on-person", `person-${index}`] as const),
  ["on-inverse", "inverse"] as const,
];

test.each(schemes)("words can be read on every ground, %s [WCAG 1.4.3]", (_name, scheme) => {
  const poor = pairs.filter(([ink, ground]) => contrastOf(ink, ground, scheme) < 4.5);
  expect(poor).toEqual([]);
});

test.each(schemes)("controls and the focus stand out from every ground, %s [WCAG 1.4.11]", (_name, scheme) => {
  const lines = ["control-line", "focus"].flatMap((line) =>
    ["page", "surface", "raised"].map((ground) => [line, ground]),
  );
  const poor = lines.filter(([line = "", ground = ""]) => contrastOf(line, ground, scheme) < 3);
  expect(poor).toEqual([]);
});
