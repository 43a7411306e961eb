import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { reactAriaLocales, zipsInPlace } from "@evolve/widgets/vite";
import { build, type Rolldown } from "vite";

/** What every page has already: React, and what React Aria needs for a button. */
const everyPage = ["react", "react/jsx-runtime", "react-dom", "react-dom/client", "react-aria-components/Button"];

const base =
  /\/node_modules\/(?:react|react-dom|scheduler|react-aria|react-stately|react-aria-components|@internationalized|@react-types)\//;

const sources = fileURLToPath(new URL(".", import.meta.resolve("@evolve/widgets/button")));

/** Bytes on the line, with gzip. */
interface Weight {
  readonly base: number;
  readonly own: number;
}

/** Bundles what a page imports in memory, minified as the apps are, and weighs it without what is fetched when asked for. */
const weigh = async (imports: readonly string[]): Promise<Weight> => {
  const reExports = imports.map((name, at) => `export * as part${at} from ${JSON.stringify(name)};`).join("\n");
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: "page-of-imports",
        resolveId: (id) => (id === "virtual:page" ? "\0page" : null),
        load: (id) => (id === "\0page" ? reExports : null),
      },
      reactAriaLocales(),
    ],
    worker: { format: "es", plugins: () => [zipsInPlace()] },
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: "virtual:page",
        preserveEntrySignatures: "allow-extension",
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: "base", test: base, tags: ["$initial"] }],
          },
        },
      },
    },
  });
  if (!("output" in result)) throw new Error("the build gave more than one output, or none");
  const chunks = atOnce(result.output.filter((file) => file.type === "chunk"));
  const bytes = (of: readonly Rolldown.OutputChunk[]): number =>
    of.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
  const isBase = ({ name }: Rolldown.OutputChunk): boolean => name === "base";
  return { base: bytes(chunks.filter(isBase)), own: bytes(chunks.filter((chunk) => !isBase(chunk))) };
};

/** The entry, and all that it imports before it runs. */
const atOnce = (chunks: readonly Rolldown.OutputChunk[]): readonly Rolldown.OutputChunk[] => {
  const wanted = new Set(chunks.filter(({ isEntry }) => isEntry));
  // What is added on the way is visited too.
  for (const { imports } of wanted) for (const chunk of chunks) if (imports.includes(chunk.fileName)) wanted.add(chunk);
  return [...wanted];
};

interface WidgetWeight {
  /** As an app imports it: `date-field`. */
  readonly name: string;
  /** What is neither React's nor React Aria's. */
  readonly own: number;
  /** What it adds to a page with nothing but a button: its own, and React Aria's parts for it. */
  readonly alone: number;
}

/** Weighs every widget by itself, in gzip bytes. */
export const weighWidgets = async (): Promise<{ readonly page: number; readonly widgets: readonly WidgetWeight[] }> => {
  const page = await weigh(everyPage);
  const widgets: WidgetWeight[] = [];
  for (const file of readdirSync(sources).filter((name) => name.endsWith(".tsx"))) {
    const name = file.slice(0, -".tsx".length);
    const { base: parts, own } = await weigh([...everyPage, `@evolve/widgets/${name}`]);
    widgets.push({ name, own: own - page.own, alone: parts + own - page.base - page.own });
  }
  return { page: page.base, widgets };
};
