import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { leanCalls, literalCodes, literalLimits } from "@evolve/contracts/vite";
import { createWords, languages, type Words } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import { unusedWhenSignedOut } from "@evolve/i18n/unused-error-codes";
import { catalogues } from "@evolve/i18n/vite";
import { lastingImports } from "@evolve/session/vite";
import { reactAriaLocales } from "@evolve/widgets/vite";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig, type Rolldown } from "vite";
import { assetsOf } from "./build/assets.ts";
import { pageOf } from "./build/page.ts";
import { faults } from "./build/faults.ts";
import { laterAreas, pageAreas } from "./src/areas.ts";
import type * as Prerender from "./src/prerender.tsx";

/*
 * Builds the sign-in pages into `dist`: the browser's files, and for each language the first step's HTML, made by running
 * the pages' own server build.
 */

const root = fileURLToPath(new URL(".", import.meta.url));
const dist = path.join(root, "dist");
const base = "/assets/login/";

const shared = (): InlineConfig => ({
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
    catalogues({
      areas: [...pageAreas, ...laterAreas],
      // One chunk for each language and time: `words-ru` with the first steps, `later-words-ru` with the first later page.
      together: { words: pageAreas, "later-words": laterAreas },
      unusedErrorCodes: unusedWhenSignedOut(),
      faults,
    }),
  ],
  // Readable names compress better than hashes. Files of styles have different names.
  css: { modules: { generateScopedName: (local, file) => `${path.basename(file, ".module.css")}-${local}` } },
  define: { __PRERENDERED_YEAR__: String(new Date().getFullYear()) },
});

const buildClient = async (): Promise<Rolldown.RolldownOutput["output"]> => {
  const result = await build({
    ...shared(),
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
          // The first script lists their names, and a hash does not compress: seven characters are enough beside a name.
          chunkFileNames: "[name]-[hash:7].js",
          codeSplitting: {
            groups: [
              // One chunk compresses better than several, and nothing but the entry needs it first.
              { name: "app", tags: ["$initial"], priority: 2 },
              // What the first step shows once it has come.
              { name: "offers", test: /\/apps\/login\/src\/pages\/sign-in\/offers\.tsx$/, priority: 1 },
              // Fetched while the user name is typed: in one file, for each request costs about as much as half a kilobyte.
              {
                name: "shared",
                minShareCount: 2,
                test: /\/(?:apps\/login|packages\/(?:session|contracts|i18n))\/src\//,
                priority: 0,
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

const buildPrerender = async (outDir: string): Promise<(words: Words) => string> => {
  await build({
    ...shared(),
    ssr: { noExternal: true },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: path.join(root, "src/prerender.tsx"),
      rolldownOptions: { output: { entryFileNames: "prerender.mjs" } },
    },
  });
  const module = (await import(pathToFileURL(path.join(outDir, "prerender.mjs")).href)) as typeof Prerender;
  return module.prerender;
};

/** The script of the hidden frames: a build of its own, so that it shares nothing with the page and stays small. */
const buildFrames = async (): Promise<string> => {
  const result = await build({
    ...shared(),
    build: {
      outDir: dist,
      emptyOutDir: false,
      assetsDir: "",
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: path.join(root, "src/message-frames/main.ts"),
        treeshake: { moduleSideEffects: [{ test: /\/packages\/(contracts|i18n|session)\/src\//, sideEffects: false }] },
        output: { entryFileNames: "frames-[hash].js", codeSplitting: false },
      },
    },
  });
  if (!("output" in result)) throw new Error("The build of the frames gave more than one output, or none");
  await compress(result.output);
  const [script] = result.output;
  return base + script.fileName;
};

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compressed once here, as small as it gets, and sent as it is. Fonts are compressed already. */
const compress = async (output: Rolldown.RolldownOutput["output"]): Promise<void> => {
  for (const { fileName } of output.filter((file) => /\.(?:js|css)$/.test(file.fileName))) {
    const content = await readFile(path.join(dist, fileName));
    await writeFile(path.join(dist, `${fileName}.br`), await brotli(content));
    await writeFile(path.join(dist, `${fileName}.gz`), await gzipped(content, { level: 9 }));
  }
};

const temporary = await mkdtemp(path.join(tmpdir(), "evolve-login-"));
try {
  const output = await buildClient();
  await compress(output);
  const frames = await buildFrames();
  const { script, styles } = assetsOf(output, "en", base);
  await writeFile(path.join(dist, "frames.json"), JSON.stringify({ script: frames, page: { script, styles } }));
  const prerender = await buildPrerender(temporary);
  for (const language of languages) {
    const words = createWords(language, catalogueOf(language, pageAreas));
    const page = pageOf({ words, markup: prerender(words), ...assetsOf(output, language, base) });
    await writeFile(path.join(dist, `index.${language}.html`), page);
  }
} finally {
  await rm(temporary, { recursive: true, force: true });
}
