import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { laterParts, readBundle, sharedByParts, weigh } from "./bundle.mjs";

let dist: string;

beforeAll(() => {
  dist = mkdtempSync(path.join(tmpdir(), "bundle-"));
  const files = {
    "index.html": `<script type="module" src="/assets/main-1.js"></script>`,
    "main-1.js": `import{a}from"./react-1.js";const b=()=>import("./screen-1.js"),c=()=>import(\`./modal-1.js\`),d=()=>import("./page-1.js")`,
    "react-1.js": `export const a=1`,
    "screen-1.js": `import"./widgets-1.js";import{a}from"./react-1.js";const e=()=>import("./dialog-1.js")`,
    "modal-1.js": `import{w}from"./widgets-1.js"`,
    "page-1.js": `import{w}from"./widgets-1.js"`,
    "widgets-1.js": `export const w=1`,
    "dialog-1.js": `import{w}from"./widgets-1.js";import{x}from"./forms-1.js"`,
    "forms-1.js": `export const x=1`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dist, name), text);
});

afterAll(() => {
  rmSync(dist, { recursive: true });
});

test("what a page loads at once is its script and that one's static imports", () => {
  expect([...readBundle(dist).first]).toEqual(["main-1.js", "react-1.js"]);
});

test("a later part counts what it brings beyond the scripts that ask for it", () => {
  const parts = laterParts(readBundle(dist));
  expect([...(parts.get("screen-1.js") ?? [])]).toEqual(["screen-1.js", "widgets-1.js"]);
  expect([...(parts.get("modal-1.js") ?? [])]).toEqual(["modal-1.js", "widgets-1.js"]);
  expect([...(parts.get("dialog-1.js") ?? [])]).toEqual(["dialog-1.js", "forms-1.js"]);
});

test("what three parts need is shared", () => {
  expect([...sharedByParts(laterParts(readBundle(dist)))]).toEqual(["widgets-1.js"]);
});

test("files are weighed compressed, each by itself", () => {
  expect(weigh(dist, ["react-1.js"])).toBeCloseTo(weigh(dist, ["react-1.js", "react-1.js"]) / 2);
});
