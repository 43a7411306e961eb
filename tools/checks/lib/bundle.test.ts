import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { firstFiles, laterParts, sharedByParts, weigh } from "./bundle.mjs";

const manifest = {
  "src/main.tsx": {
    file: "main-1.js",
    isEntry: true,
    imports: ["_react.js"],
    dynamicImports: ["src/screen.tsx", "src/modal.tsx", "src/page.tsx"],
    css: ["main-1.css"],
  },
  "_react.js": { file: "react-1.js" },
  "src/screen.tsx": {
    file: "screen-1.js",
    imports: ["_widgets.js", "_react.js"],
    dynamicImports: ["src/dialog.tsx"],
    css: ["screen-1.css"],
  },
  "src/modal.tsx": { file: "modal-1.js", imports: ["_widgets.js"] },
  "src/page.tsx": { file: "page-1.js", imports: ["_widgets.js"] },
  "_widgets.js": { file: "widgets-1.js" },
  "src/dialog.tsx": { file: "dialog-1.js", imports: ["_widgets.js", "_forms.js"] },
  "_forms.js": { file: "forms-1.js" },
};

test("what a page loads at once is its script, that one's static imports and their styles", () => {
  const { scripts, styles } = firstFiles(manifest);
  expect([...scripts]).toEqual(["main-1.js", "react-1.js"]);
  expect([...styles]).toEqual(["main-1.css"]);
});

test("a later part counts what it brings beyond the scripts that ask for it", () => {
  const parts = laterParts(manifest);
  expect([...(parts.get("screen-1.js") ?? [])]).toEqual(["screen-1.js", "widgets-1.js"]);
  expect([...(parts.get("modal-1.js") ?? [])]).toEqual(["modal-1.js", "widgets-1.js"]);
  expect([...(parts.get("dialog-1.js") ?? [])]).toEqual(["dialog-1.js", "forms-1.js"]);
});

test("what three parts need is shared", () => {
  expect([...sharedByParts(laterParts(manifest))]).toEqual(["widgets-1.js"]);
});

test("a manifest that names no such chunk is no manifest", () => {
  expect(() => firstFiles({ "main.tsx": { file: "main-1.js", isEntry: true, imports: ["_gone.js"] } })).toThrow(
    "_gone.js",
  );
});

test("files are weighed compressed, each by itself", () => {
  const dist = mkdtempSync(path.join(tmpdir(), "bundle-"));
  writeFileSync(path.join(dist, "a.js"), "export const a=1");
  expect(weigh(dist, ["a.js"])).toBeCloseTo(weigh(dist, ["a.js", "a.js"]) / 2);
  rmSync(dist, { recursive: true });
});
