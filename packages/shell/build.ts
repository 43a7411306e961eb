import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { leanCalls, literalCodes, literalLimits } from "@evolve/contracts/vite";
import type { Area } from "@evolve/i18n";
import { catalogues, wordsChunkOf } from "@evolve/i18n/vite";
import { lastingImports } from "@evolve/session/vite";
import { reactAriaLocales, zipsInPlace } from "@evolve/widgets/vite";
import react from "@vitejs/plugin-react";
import { build, type Plugin, type Rolldown } from "vite";
import { pageOf } from "./build/page.ts";

type Output = Rolldown.RolldownOutput["output"];
type CodeSplitting = Exclude<NonNullable<Rolldown.OutputOptions["codeSplitting"]>, boolean>;

export interface AppBuild {
  /** The app's folder, with `src/main.tsx`; the result is its `dist`. */
  readonly root: string;
  /** Where the server serves `dist`: `/assets/suite/`. */
  readonly base: string;
  /** Every area of words that the app may load. */
  readonly areas: readonly Area[];
  /** Those that it loads at once: one chunk for each language, `words-ru`. */
  readonly firstAreas: readonly Area[];
  /** Error codes that its pages never meet. */
  readonly unusedErrorCodes?: ReadonlySet<string>;
  /** The name of the chunk with the entry and all that it imports but React. */
  readonly first: string;
  /** What the app's build does beside what every app's does. */
  readonly plugins?: readonly Plugin[];
  /** Chunks beside those that every app has; priorities below 4. */
  readonly groups: NonNullable<CodeSplitting["groups"]>;
  /** What the page shows until its script runs. */
  readonly skeleton: string;
  /** Pages beside `index.html`, by name: the same, fetching one module more at once, given by its file. */
  readonly pages?: Readonly<Record<string, string>>;
}

const buildClient = async ({
  root,
  base,
  areas,
  firstAreas,
  first,
  groups,
  plugins = [],
  unusedErrorCodes = new Set(),
}: AppBuild): Promise<Output> => {
  const words = wordsChunkOf(firstAreas);
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
      literalLimits(),
      catalogues({ areas, hasTables: true, unusedErrorCodes }),
      ...plugins,
    ],
    worker: {
      format: "es",
      plugins: () => [zipsInPlace()],
      rolldownOptions: { output: { entryFileNames: "[name]-[hash].js" } },
    },
    build: {
      outDir: path.join(root, "dist"),
      assetsDir: "",
      assetsInlineLimit: 0,
      // The first that know :dir(), which would else be written as a list of languages and follow no `dir` of the page.
      cssTarget: ["chrome120", "edge120", "firefox121", "safari17"],
      manifest: "manifest.json",
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: path.join(root, "src/main.tsx"),
        // Modules of these packages do nothing when they are merely imported: what an index lists but nobody uses stays out.
        treeshake: { moduleSideEffects: [{ test: /\/packages\/(contracts|i18n|session)\/src\//, sideEffects: false }] },
        output: {
          entryFileNames: "[name]-[hash].js",
          // Parts of a group are named by all that need them, `widgets~users-screen~…`.
          chunkFileNames: ({ name }) => `${name.replace(/~.*/, "")}-[hash].js`,
          codeSplitting: {
            // A group holds what it names; what its modules import is left to the groups after it.
            includeDependenciesRecursively: false,
            groups: [
              { name: words, debugName: "words", priority: 6 },
              { name: "react", test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 5 },
              { name: first, tags: ["$initial"], priority: 4 },
              // In one file they run in the order of their imports: the language is made safe before uPlot reads it.
              { name: "uplot", test: /\/node_modules\/uplot\/|\/widgets\/src\/charts\/safe-language/, priority: 4 },
              ...groups,
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
const pageFilesOf = (output: Output, base: string) => {
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
const compress = async (output: Output, dist: string): Promise<void> => {
  for (const { fileName } of output.filter((file) => /\.(?:js|css)$/.test(file.fileName))) {
    const content = await readFile(path.join(dist, fileName));
    await writeFile(path.join(dist, `${fileName}.br`), await brotli(content));
    await writeFile(path.join(dist, `${fileName}.gz`), await gzipped(content, { level: 9 }));
  }
};

const chunkWith = (output: Output, file: string): string => {
  const chunk = output.find((part) => part.type === "chunk" && part.moduleIds.includes(file));
  if (chunk === undefined) throw new Error(`The build has no chunk with ${file}`);
  return chunk.fileName;
};

/** Builds an app of one page: an entry, and a chunk for each thing that comes later. */
export const buildApp = async (app: AppBuild): Promise<void> => {
  const { base, pages = {}, root, skeleton } = app;
  const dist = path.join(root, "dist");
  const output = await buildClient(app);
  await compress(output, dist);
  const files = pageFilesOf(output, base);
  await writeFile(path.join(dist, "index.html"), pageOf({ ...files, skeleton }));
  for (const [name, file] of Object.entries(pages)) {
    const modules = [...files.modules, base + chunkWith(output, file)];
    await writeFile(path.join(dist, `${name}.html`), pageOf({ ...files, modules, skeleton }));
  }
};
