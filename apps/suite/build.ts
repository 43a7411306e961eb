import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { leanCalls, literalCodes } from "@evolve/contracts/vite";
import { languages } from "@evolve/i18n";
import { catalogues } from "@evolve/i18n/vite";
import { lastingImports } from "@evolve/session/vite";
import { reactAriaLocales } from "@evolve/widgets/vite";
import react from "@vitejs/plugin-react";
import { build, type Rolldown } from "vite";
import { pageOf } from "./build/page.ts";

/* Builds the shell and its apps into `dist`: one page, an entry, and a chunk for each app, language and modal. */

const root = fileURLToPath(new URL(".", import.meta.url));
const dist = path.join(root, "dist");
const base = "/assets/suite/";

/** The words that every screen needs, in one chunk for each language: `words-ru`. An app's own words come with the app. */
const shellWords = new RegExp(
  `/i18n/src/(${languages.join("|")})/(?:common|errors|validation|shell|navigation)\\.json`,
);
const wordsChunk = (moduleId: string): string | null => {
  const language = shellWords.exec(moduleId)?.[1];
  return language === undefined ? null : `words-${language}`;
};

type Output = Rolldown.RolldownOutput["output"];

const buildClient = async (): Promise<Output> => {
  const result = await build({
    root,
    configFile: false,
    logLevel: "warn",
    base,
    plugins: [
      react(),
      reactAriaLocales(),
      lastingImports(),
      leanCalls(),
      literalCodes(),
      catalogues({
        areas: ["common", "errors", "validation", "shell", "navigation", "password", "users", "mySpace", "security"],
      }),
    ],
    build: {
      outDir: dist,
      assetsDir: "",
      assetsInlineLimit: 0,
      manifest: "manifest.json",
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: path.join(root, "src/main.tsx"),
        // Modules of these packages do nothing when they are merely imported: what an index lists but nobody uses stays out.
        treeshake: { moduleSideEffects: [{ test: /\/packages\/(contracts|i18n|session)\/src\//, sideEffects: false }] },
        output: {
          entryFileNames: "[name]-[hash].js",
          chunkFileNames: "[name]-[hash].js",
          codeSplitting: {
            // A group holds what it names; what its modules import is left to the groups after it.
            includeDependenciesRecursively: false,
            groups: [
              { name: wordsChunk, debugName: "words", priority: 6 },
              { name: "react", test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 5 },
              { name: "shell", tags: ["$initial"], priority: 4 },
              // Of what may open over any page. The rules resemble each other: one file is smaller than one for each chunk.
              { name: "styles", test: /\/packages\/(?:widgets|shell)\/src\/.+\.css$/, priority: 3 },
              {
                name: "grid",
                test: /\/@tanstack\/(?:table-core|react-table|virtual-core|react-virtual)\/|\/widgets\/src\/data-grid/,
                priority: 2,
              },
              // What opens over a page and what forms are made of: one chunk, whoever asks for it first.
              {
                name: "widgets",
                minShareCount: 2,
                test: /\/node_modules\/(?:react-aria|react-stately|@internationalized|lucide-react|clsx)|\/packages\/widgets\/src\//,
                priority: 1,
              },
            ],
          },
        },
      },
    },
  });
  if (!("output" in result)) throw new Error("The build gave more than one output, or none");
  return result.output;
};

/** The entry, what it imports, and their styles: all that the page loads before it knows where it is. */
const pageFilesOf = (output: Output) => {
  const chunks = output.filter((file) => file.type === "chunk");
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (entry === undefined) throw new Error("The build has no entry");
  const imports = new Set<string>();
  const follow = (fileName: string): void => {
    for (const imported of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) {
      if (imports.has(imported)) continue;
      imports.add(imported);
      follow(imported);
    }
  };
  follow(entry.fileName);
  const first = chunks.filter((chunk) => chunk === entry || imports.has(chunk.fileName));
  const styles = new Set(first.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  const address = (fileName: string): string => base + fileName;
  return { script: address(entry.fileName), modules: [...imports].map(address), styles: [...styles].map(address) };
};

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compressed once here, as small as it gets, and sent as it is. Fonts are compressed already. */
const compress = async (output: Output): Promise<void> => {
  for (const { fileName } of output.filter((file) => /\.(?:js|css)$/.test(file.fileName))) {
    const content = await readFile(path.join(dist, fileName));
    await writeFile(path.join(dist, `${fileName}.br`), await brotli(content));
    await writeFile(path.join(dist, `${fileName}.gz`), await gzipped(content, { level: 9 }));
  }
};

const output = await buildClient();
await compress(output);
await writeFile(path.join(dist, "index.html"), pageOf(pageFilesOf(output)));
