import path from "node:path";
import { build, type Plugin } from "vite";
import { expect, test } from "vitest";
import { reactAriaLocales, zipsInPlace } from "./vite.ts";

/** The scripts of a page that holds nothing but this line. */
const bundled = async (line: string, plugin: Plugin): Promise<string> => {
  const entry = "virtual:entry";
  const page = {
    name: "page",
    resolveId: (id: string) => (id === entry ? path.join(import.meta.dirname, "src/entry.js") : null),
    load: (id: string) => (id.endsWith("src/entry.js") ? line : null),
  };
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: "silent",
    plugins: [page, plugin],
    build: { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: "strict" } },
  });
  const [first] = [result].flat();
  if (!first || !("output" in first)) throw new Error("nothing was built");
  return first.output.map((file) => (file.type === "chunk" ? file.code : "")).join("");
};

test("a bundle carries React Aria's words in the product's four languages alone", async () => {
  const code = await bundled('export { Modal } from "react-aria-components/Modal";', reactAriaLocales());
  const found = new Set(
    code.match(/"?\b[a-z]{2}-[A-Z]{2}\b"?(?=:)/g)?.map((name) => name.replaceAll(/\W(?=$)|^\W/g, "")),
  );
  expect([...found].toSorted()).toEqual(["en-US", "es-ES", "ru-RU", "zh-CN"]);
});

test("a bundle that writes spreadsheets starts no worker made of text, which the pages' policy forbids", async () => {
  const code = await bundled('export { default } from "write-excel-file/browser";', zipsInPlace());
  expect(code).toContain("spreadsheetml");
  expect(code).not.toContain("new Worker");
});
