import { build } from "vite";
import { expect, test } from "vitest";
import { reactAriaLocales } from "./vite.ts";

test("a bundle carries React Aria's words in the product's four languages alone", async () => {
  const entry = "virtual:entry";
  const page = {
    name: "page",
    resolveId: (id: string) => (id === entry ? id : null),
    load: (id: string) => (id === entry ? 'export { Modal } from "react-aria-components/Modal";' : null),
  };
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: "silent",
    plugins: [page, reactAriaLocales()],
    build: { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: "strict" } },
  });
  const [first] = [result].flat();
  if (!first || !("output" in first)) throw new Error("nothing was built");
  const code = first.output.map((file) => (file.type === "chunk" ? file.code : "")).join("");
  const found = new Set(
    code.match(/"?\b[a-z]{2}-[A-Z]{2}\b"?(?=:)/g)?.map((name) => name.replaceAll(/\W(?=$)|^\W/g, "")),
  );
  expect([...found].toSorted()).toEqual(["en-US", "es-ES", "ru-RU", "zh-CN"]);
});
