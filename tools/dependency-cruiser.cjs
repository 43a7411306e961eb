/* The import table of docs/ARCHITECTURE.md, as rules. tools/checks/boundaries.mjs runs them. */

const { existsSync, readdirSync } = require("node:fs");

const tests = "\\.(test|spec)\\.tsx?$";
const testing = `${tests}|^testkit/|^e2e/|^bench/`;

/** Which workspaces each may import, beyond itself. Everything not named is closed to it; a folder without a row may import nothing of ours. */
const mayImport = {
  "apps/server": ["packages/contracts", "packages/i18n", "packages/quality", "packages/workforce"],
  "apps/login": ["packages/contracts", "packages/i18n", "packages/session", "packages/widgets"],
  "apps/suite": [
    "packages/contracts",
    "packages/i18n",
    "packages/session",
    "packages/widgets",
    "packages/shell",
    "packages/quality",
    "packages/workforce",
  ],
  "apps/gallery": ["packages/contracts", "packages/i18n", "packages/session", "packages/widgets", "packages/shell"],
  "packages/api-client": [],
  "packages/contracts": [],
  "packages/i18n": ["packages/contracts"],
  "packages/quality": [],
  "packages/session": ["packages/contracts"],
  "packages/widgets": [],
  "packages/shell": ["packages/contracts", "packages/i18n", "packages/session", "packages/widgets"],
  "packages/workforce": [],
};

/** The row of every app with an `app.json` (docs/apps.md). */
const ofInstalledApps = [
  "packages/api-client",
  "packages/contracts",
  "packages/i18n",
  "packages/session",
  "packages/widgets",
  "packages/shell",
];

/** @param {string} folder @returns {readonly string[]} */
const rowOf = (folder) =>
  Object.entries(mayImport).find(([name]) => name === folder)?.[1] ??
  (existsSync(`${folder}/app.json`) ? ofInstalledApps : []);

const folders = ["apps", "packages"].flatMap((parent) =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${parent}/${name}`),
);

/** The server's areas of modules. Each imports those before it; the last three stand side by side. */
const areas = ["directory", "platform", "sign-in", "shell", "workforce", "quality"];

const table = folders.map((from) => ({
  name: `${from.split("/")[1]} imports only what the table allows`,
  severity: "error",
  from: { path: `^${from}/`, pathNot: tests },
  to: {
    path: "^(apps|packages|e2e|bench|testkit|tools)/",
    pathNot: [`^${from}/`, ...rowOf(from).map((to) => `^${to}/`)],
  },
}));

const anyTest = `^(apps|packages)/([^/]+)/.*${tests}`;

/**
 * @param {string} name
 * @param {{ path: string, pathNot?: string }} from with the folder's place and name as its groups
 * @param {readonly string[]} more that its tests may import
 */
const testRule = (name, from, more) => ({
  name,
  severity: /** @type {const} */ ("error"),
  from,
  to: {
    path: "^(apps|packages|e2e|bench|testkit)/",
    pathNot: [
      "^$1/$2/",
      "^packages/(api-client|contracts|i18n|quality|session|widgets|workforce)/",
      "^testkit/",
      ...more,
    ],
  },
});

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    ...table,
    testRule("tests import only what the table allows, and the testkit", { path: anyTest, pathNot: "^apps/suite/" }, [
      "^packages/shell/test/",
    ]),
    testRule("tests of the suite import what the suite does, and the testkit", { path: `^(apps)/(suite)/.*${tests}` }, [
      "^packages/shell/",
    ]),
    {
      name: "the gallery takes the shell's words, its forms and its build, nothing that runs the shell",
      severity: "error",
      from: { path: "^apps/gallery/" },
      to: { path: "^packages/shell/", pathNot: "^packages/shell/(src/(words|forms)/|build)" },
    },
    {
      name: "no cycle",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    { name: "every import is found", severity: "error", from: {}, to: { couldNotResolve: true } },
    {
      name: "another workspace by its name, not by a path",
      severity: "error",
      from: { path: "^((apps|packages)/[^/]+|e2e|bench|testkit)/" },
      to: { path: "^((apps|packages)/|testkit/)", pathNot: "^$1/", dependencyTypes: ["local"] },
    },
    {
      name: "another module through its index.ts",
      severity: "error",
      from: { path: "^apps/server/src/modules/([^/]+/[^/]+)/" },
      to: {
        path: "^apps/server/src/modules/",
        pathNot: ["^apps/server/src/modules/$1/", "^apps/server/src/modules/[^/]+/[^/]+/index\\.ts$"],
      },
    },
    {
      name: "a module from outside through its index.ts",
      severity: "error",
      from: { path: "^apps/server/src/", pathNot: ["^apps/server/src/modules/[^/]+/", tests] },
      to: {
        path: "^apps/server/src/modules/",
        pathNot: ["^apps/server/src/modules/index\\.ts$", "^apps/server/src/modules/[^/]+/[^/]+/index\\.ts$"],
      },
    },
    ...areas.map((area, index) => ({
      name: `the area '${area}' imports only those before it`,
      severity: "error",
      from: { path: `^apps/server/src/modules/${area}/`, pathNot: tests },
      to: {
        path: "^apps/server/src/modules/",
        pathNot: [area, ...areas.slice(0, Math.min(index, 3))].map((allowed) => `^apps/server/src/modules/${allowed}/`),
      },
    })),
    {
      name: "the core imports no module",
      severity: "error",
      from: { path: "^apps/server/src/core/", pathNot: tests },
      to: { path: "^apps/server/src/(modules|demo|pages|app\\.ts|main\\.ts)" },
    },
    {
      name: "what modules stand on imports no module",
      severity: "error",
      from: { path: "^apps/server/src/(bus|config|database|http|jobs|security)/", pathNot: tests },
      to: { path: "^apps/server/src/(modules|demo|pages)/" },
    },
    {
      name: "SQL stands in a repository",
      severity: "error",
      from: {
        path: "^apps/server/src/",
        pathNot: ["(^|/|-)repository\\.ts$", "^apps/server/src/database/", tests],
      },
      to: { path: "^node_modules/kysely/" },
    },
    {
      name: "the driver is for connections of one's own",
      severity: "error",
      from: {
        path: "^apps/server/src/",
        pathNot: ["(^|/|-)repository\\.ts$", "^apps/server/src/(database|bus|jobs)/", tests],
      },
      to: { path: "^node_modules/pg(-pool|-cursor)?/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "the shell's test screens are for tests",
      severity: "error",
      from: { path: "^(apps|packages)/", pathNot: `${testing}|^packages/shell/test/` },
      to: { path: "^packages/shell/test/" },
    },
    {
      name: "the testkit is for tests",
      severity: "error",
      from: { path: "^(apps|packages)/", pathNot: testing },
      to: { path: "^testkit/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(apps|packages)/[^/]+/dist/|^[^/]*/?\\." },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "browser", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json", ".css"],
      mainFields: ["module", "main", "types"],
    },
  },
};
