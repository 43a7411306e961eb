import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { unusedWhenSignedIn } from "@evolve/i18n/unused-error-codes";
import type { AppManifest } from "@evolve/shell/manifest";
import { laterAreas, shellAreas } from "@evolve/shell/areas";
import { buildApp } from "@evolve/shell/build";

/* Builds the shell and its apps into `dist`: one page, an entry, and a chunk for each app, language and modal. */

const root = fileURLToPath(new URL(".", import.meta.url));
/** Of the suite and of other folders, with the file of each. */
const manifests = await Promise.all(
  globSync(["src/apps/*/manifest.ts", "../*/src/manifest.ts"], { cwd: root }).map(async (name) => {
    const file = path.resolve(root, name);
    const [app] = Object.values((await import(pathToFileURL(file).href)) as Readonly<Record<string, AppManifest>>);
    if (app === undefined) throw new Error(`${file} exports no manifest`);
    return { app, screens: path.join(path.dirname(file), "screens.ts") };
  }),
);

/** The icons of modules and links, which every page draws. */
const drawn = [
  ...readFileSync(path.join(root, "../../packages/widgets/src/internal/module-drawing.tsx"), "utf8").matchAll(
    /lucide-react\/icons\/([\w-]+)/g,
  ),
].map(([, name]) => name);

const widgetModules = /\/node_modules\/(?:react-aria|react-stately|@internationalized|clsx)|\/packages\/widgets\/src\//;

await buildApp({
  root,
  base: "/assets/suite/",
  areas: [
    ...new Set([
      ...shellAreas,
      ...laterAreas,
      ...manifests.flatMap(({ app }) =>
        app.routes.flatMap(({ areas }) => areas.filter((area) => typeof area === "string")),
      ),
    ]),
  ],
  firstAreas: shellAreas,
  unusedErrorCodes: unusedWhenSignedIn(),
  first: "shell",
  // The header's bar and the sidebar's column, where they will be; where the scripts do not come, a sentence says so.
  skeleton: '<div class="sh-skeleton" aria-hidden="true"></div><p class="sh-start-late">{{startIsLate}}</p>',
  // The list of an app's screens is needed before the first of them.
  pages: Object.fromEntries(manifests.map(({ app, screens }) => [app.id, screens])),
  groups: [
    // The rules of widgets and of the shell resemble each other: one file is smaller than one for each chunk. There are two, for
    // what every list shows at once and for what opens over it. What few grids have, and every screen, brings its own.
    {
      name: "later-styles",
      test: /\/(?:menu|popover|confirm-popover|modal|profile-modal|checkbox|checklist|choices|select|form)\.css$/,
      priority: 3,
    },
    { name: "styles", test: /\/packages\/(?:widgets|shell)\/src\/(?!grid\/).+(?<!\.module)\.css$/, priority: 3 },
    {
      name: "grid",
      test: /\/@tanstack\/(?:virtual-core|react-virtual)\/|\/widgets\/src\/(?:data-grid(?!\/column-(?:menu|list))|grid\/rows|virtual-grid)/,
      priority: 2,
    },
    {
      name: "forms",
      test: /\/node_modules\/(?:react-hook-form|@hookform|@standard-schema)\/|\/packages\/shell\/src\/(?:forms\/|words\/fault-text)/,
      priority: 2,
    },
    // What most screens are made of comes in few files, and the first screen brings them: each request costs about as much as
    // half a kilobyte, and HTTP/1.1 makes six at a time (docs/decisions/0142). The counts are of parts that need a module.
    // An icon that one or two parts show comes with each of them.
    {
      name: "module-drawing",
      test: new RegExp(`/internal/module-drawing\\.tsx|/lucide-react/dist/esm/icons/(?:${drawn.join("|")})\\.`),
      priority: 2.5,
    },
    { name: "icons", minShareCount: 3, test: /\/node_modules\/lucide-react\//, priority: 2 },
    {
      name: "lists",
      minShareCount: 20,
      test: /\/packages\/(?:widgets\/src\/(?:omnibar|grid|logic\/(?:grid|filter|omnibar|column|coll|cell))|shell\/src\/kit\/(?!use-(?:action|saved)\.)|contracts\/src\/saved-views)/,
      priority: 1.9,
    },
    { name: "core", minShareCount: 70, test: widgetModules, priority: 1.8 },
    {
      name: "common",
      minShareCount: 33,
      test: new RegExp(
        `${widgetModules.source}|/node_modules/(?:@tanstack|zod)/|/packages/(?:shell|session|contracts|i18n)/src/`,
      ),
      priority: 1.7,
    },
    // Calls are small: those that several parts of the suite make come together.
    { name: "calls", minShareCount: 10, test: /\/packages\/contracts\/src\//, priority: 1.6 },
    // What fewer have, as far as three of them need it: the first of them brings it.
    {
      name: "widgets",
      minShareCount: 3,
      entriesAware: true,
      entriesAwareMergeThreshold: 500,
      test: widgetModules,
      priority: 1,
    },
  ],
});
