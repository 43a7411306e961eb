import { fileURLToPath } from "node:url";
import { buildApp } from "@evolve/shell/build";
import { states } from "./build/states.ts";
import { areas } from "./src/areas.ts";

/* Builds the widget gallery into `dist`: one page, an entry, and a chunk for each widget with its examples and for their sources. */

await buildApp({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "/assets/gallery/",
  areas,
  // What is in English alone is a chunk of its own, beside that of the language.
  firstAreas: areas.filter((area) => area !== "gallery"),
  first: "gallery",
  skeleton: "",
  plugins: [states()],
  groups: [
    {
      name: "grid",
      test: /\/@tanstack\/(?:virtual-core|react-virtual)\/|\/widgets\/src\/(?:data-grid(?!\/column-(?:menu|list))|grid\/rows|virtual-grid)|\/words\/grid-labels|\/sample\/(?:use-)?grid/,
      priority: 3,
    },
    { name: "choices", test: /\/widgets\/src\/(?:choices|logic\/choices|multi-select|dropdown)/, priority: 2 },
    {
      name: "widgets",
      minShareCount: 2,
      test: /\/node_modules\/(?:react-aria|react-stately|@internationalized|lucide-react|clsx)|\/packages\/widgets\/src\//,
      priority: 1,
    },
  ],
});
