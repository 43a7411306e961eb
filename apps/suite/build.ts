import { globSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { unusedWhenSignedIn } from "@evolve/i18n/unused-error-codes";
import type { AppManifest } from "@evolve/shell";
import { laterAreas, shellAreas } from "@evolve/shell/areas";
import { buildApp } from "@evolve/shell/build";
import { apps } from "./src/apps.ts";

/* Builds the shell and its apps into `dist`: one page, an entry, and a chunk for each app, language and modal. */

const root = fileURLToPath(new URL(".", import.meta.url));
const installed = await Promise.all(
  globSync("../*/src/manifest.ts", { cwd: root }).map(
    async (file) => (await import(pathToFileURL(root + file).href)) as { readonly manifest: AppManifest },
  ),
);
const allApps = [...apps, ...installed.map(({ manifest }) => manifest)];

await buildApp({
  root,
  base: "/assets/suite/",
  areas: [
    ...new Set([
      ...shellAreas,
      ...laterAreas,
      ...allApps.flatMap(({ routes }) =>
        routes.flatMap(({ areas }) => areas.filter((area) => typeof area === "string")),
      ),
    ]),
  ],
  firstAreas: shellAreas,
  unusedErrorCodes: unusedWhenSignedIn(),
  first: "shell",
  // The header's bar and the sidebar's column, where they will be.
  skeleton: '<div class="sh-skeleton" aria-hidden="true"></div>',
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
    // What opens over a page and what forms are made of, as far as three of them need it: the first of them brings it.
    {
      name: "widgets",
      minShareCount: 3,
      entriesAware: true,
      entriesAwareMergeThreshold: 500,
      test: /\/node_modules\/(?:react-aria|react-stately|@internationalized|lucide-react|clsx)|\/packages\/widgets\/src\//,
      priority: 1,
    },
  ],
});
