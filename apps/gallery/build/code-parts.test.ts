import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { captionOf, codeOf, statesIn } from "../src/stage/source.ts";
import { codeParts } from "./code-parts.ts";

const file = readFileSync(new URL("../src/widgets/modal.tsx", import.meta.url), "utf8");

test("the parts of every state's code are the code again", () => {
  for (const name of statesIn(file)) {
    const code = codeOf(file, name);
    expect(
      codeParts(code)
        .map(([, text]) => text)
        .join(""),
    ).toBe(code);
  }
});

test("words of the language, tags, attributes, texts, figures, calls and comments look different", () => {
  const code = 'export const A = () => <B size={2} label="x">{t("y") /* why */}</B>;';
  const lookOf = (wanted: string) => codeParts(code).find(([, text]) => text.trim() === wanted)?.[0];
  expect(lookOf("export const")).toBeUndefined();
  expect(["export", "B", "size", "2", '"x"', "t", "/* why */"].map(lookOf)).toEqual([
    "keyword",
    "tag",
    "attribute",
    "number",
    "string",
    "call",
    "comment",
  ]);
});

test("the code of a state brings every name that it uses, and nothing of the other states", () => {
  const source = readFileSync(new URL("../src/widgets/menu.tsx", import.meta.url), "utf8");
  const code = codeOf(source, "Filled");
  expect(code).toContain('import Ellipsis from "lucide-react/icons/ellipsis";');
  expect(code).toContain('import { Menu } from "@evolve/widgets/menu";');
  expect(code.match(/^export /gm)).toHaveLength(1);
  expect(code).toMatch(/\n};\n$/);
});

test("every state says when to use it: in the comment above it, or in words that hold for every widget", () => {
  const folder = new URL("../src/widgets/", import.meta.url);
  const words = JSON.parse(
    readFileSync(new URL("../../../packages/i18n/src/en/gallery.json", import.meta.url), "utf8"),
  ) as Record<string, string>;
  const files = globSync("*.tsx", { cwd: folder.pathname }).filter((name) => !name.endsWith(".test.tsx"));
  expect(files.length).toBeGreaterThan(50);
  const silent = files.flatMap((name) => {
    const source = readFileSync(new URL(name, folder), "utf8");
    return statesIn(source)
      .filter((state) => captionOf(source, state) === undefined && words[`when-${state}`] === undefined)
      .map((state) => `${name}: ${state}`);
  });
  expect(silent).toEqual([]);
});

test("a caption of several lines is one sentence after the other, and no part of the code", () => {
  const source = "/**\n * When one step\n * puts things right.\n */\nexport const WithAction = () => <B />;\n";
  expect(captionOf(source, "WithAction")).toBe("When one step puts things right.");
  expect(codeOf(source, "WithAction")).not.toContain("When one step");
  expect(captionOf(`/** Of another. */\nconst a = 1;\n\nexport const Plain = () => <B />;`, "Plain")).toBeUndefined();
});
