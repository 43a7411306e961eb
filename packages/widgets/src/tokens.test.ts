import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const valuesIn = (text: string) =>
  new Map(Array.from(text.matchAll(/--([\w-]+): (?:light-dark\()?([^;]+?)\)?;/g), ([, name, value]) => [name, value]));
/** The plain values; those of high contrast come after them. */
const [plain = ""] = css.split(':root[data-theme="contrast"]');
const contrast = /:root\[data-theme="contrast"\] \{([^}]*)\}/.exec(css)?.[1] ?? "";
const asked = /@media \(prefers-contrast: more\) \{\s*:root \{([^}]*)\}/.exec(css)?.[1] ?? "";
const normal = valuesIn(plain);
const high = new Map([...normal, ...valuesIn(contrast)]);
const schemes = [
  ["light", 0, normal, 4.5],
  ["dark", 1, normal, 4.5],
  ["high contrast, light", 0, high, 7],
  ["high contrast, dark", 1, high, 7],
] as const;
type Values = typeof normal;

const luminanceOf = (name: string, scheme: number, values: Values): number => {
  const colours = values.get(name)?.match(/#[0-9a-f]{6}/g) ?? [];
  const hex = colours[scheme] ?? colours[0];
  if (hex === undefined) throw new Error(`--${name} is no colour`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrastOf = (one: string, other: string, scheme: number, values: Values): number => {
  const [bright = 0, dim = 0] = [one, other].map((name) => luminanceOf(name, scheme, values)).toSorted((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
};

const grounds = ["page", "surface", "raised", "sunken", "hover"];
const onGrounds = ["text", "text-2", "text-3", "brand", "danger"].flatMap((ink) =>
  grounds.map((ground) => [ink, ground] as const),
);
const pairs = [
  ...onGrounds,
  ...["success", "warning", "danger", "info", "neutral"].map((tone) => [tone, `${tone}-soft`] as const),
  ...["success", "warning", "danger", "info"].map((tone) => ["text", `${tone}-soft`] as const),
  ...["brand", "text", "text-2"].map((ink) => [ink, "brand-soft"] as const),
  ...["brand", "brand-hover"].map((ground) => ["on-brand", ground] as const),
  ...["danger", "danger-hover"].map((ground) => ["on-danger", ground] as const),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((index) => ["on-person", `person-${index}`] as const),
  ["on-inverse", "inverse"] as const,
];

test.each(schemes)("words can be read on every ground, %s [WCAG 1.4.3]", (_name, scheme, values) => {
  const poor = pairs.filter(([ink, ground]) => contrastOf(ink, ground, scheme, values) < 4.5);
  expect(poor).toEqual([]);
});

test.each(schemes)("text and tones keep the contrast that the theme promises, %s", (_name, scheme, values, least) => {
  const inks = ["text", "text-2", "brand", "success", "warning", "danger", "info"];
  const poor = inks.filter((ink) => contrastOf(ink, "surface", scheme, values) < least);
  expect(poor).toEqual([]);
});

test.each(schemes)("controls and the focus stand out from every ground, %s [WCAG 1.4.11]", (_name, scheme, values) => {
  const lines = ["control-line", "focus"].flatMap((line) =>
    ["page", "surface", "raised"].map((ground) => [line, ground]),
  );
  const poor = lines.filter(([line = "", ground = ""]) => contrastOf(line, ground, scheme, values) < 3);
  expect(poor).toEqual([]);
});

test("a brand's colours give way to high contrast", () => {
  for (const name of ["brand", "brand-hover", "brand-soft", "brand-line", "on-brand", "focus"])
    expect(valuesIn(contrast).get(name), name).toContain("!important");
});

test("high contrast is the same by choice as by the system's wish", () => {
  expect(valuesIn(contrast).size).toBeGreaterThan(10);
  expect(valuesIn(contrast)).toEqual(valuesIn(asked));
});
