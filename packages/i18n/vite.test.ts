import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { expect, test, vi } from "vitest";
import { catalogues } from "./vite.ts";

const entry = "virtual:entry";

/** Bundles a page that shows words, as an app's build does. */
const bundle = async (): Promise<Rolldown.OutputChunk[]> => {
  const index = fileURLToPath(new URL("./src/index.ts", import.meta.url));
  const page = {
    name: "page",
    resolveId: (id: string) => (id === entry ? id : null),
    load: (id: string) =>
      id === entry
        ? `import { createWords, loadCatalogue } from ${JSON.stringify(index)};
           export const show = async (language, areas) => createWords(language, await loadCatalogue(language, areas)).t("validation.required");`
        : null,
  };
  // As any build runs; the renderer brings the parser along for every other mode.
  vi.stubEnv("NODE_ENV", "production");
  const result = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      page,
      catalogues({
        areas: ["common", "errors", "validation"],
        together: { words: ["common", "validation"] },
        faults: new Set(["required"]),
      }),
    ],
    build: { write: false, target: "es2024", rolldownOptions: { input: entry, preserveEntrySignatures: "strict" } },
  });
  const [output] = [result].flat();
  if (output === undefined || !("output" in output)) throw new Error("nothing was built");
  return output.output.filter((file) => file.type === "chunk");
};

test("a browser bundle carries compiled messages in a chunk for each language, and no ICU parser", async () => {
  const chunks = await bundle();
  const names = chunks.map(({ name }) => name).toSorted();
  expect(names).toEqual([
    "errors",
    "errors",
    "errors",
    "errors",
    "virtual_entry",
    "words-en",
    "words-es",
    "words-ru",
    "words-zh",
  ]);
  const main = chunks.find(({ isEntry }) => isEntry)?.code ?? "";
  expect(main).not.toContain("This field is required");
  expect(gzipSync(main).length).toBeLessThan(4_500);
  expect(chunks.find(({ name }) => name === "words-ru")?.code).toContain("Это поле обязательно.");
  expect(chunks.some(({ code }) => code.includes("invitationText"))).toBe(false);
  expect(chunks.some(({ code }) => code.includes("Activities cannot overlap"))).toBe(false);
});
