import { existsSync, globSync } from "node:fs";
import { dirname } from "node:path";

/* What knip takes for entries of the workspaces. Apps with an `app.json` (docs/apps.md) begin at their manifest. */

const installedApps = Object.fromEntries(
  globSync("apps/*/app.json").map((file) => {
    const folder = dirname(file);
    return [folder, { entry: ["src/manifest.ts", ...(existsSync(`${folder}/program`) ? ["program/*.ts"] : [])] }];
  }),
);

// eslint-disable-next-line no-restricted-syntax -- knip reads the default export
export default {
  ignoreExportsUsedInFile: {
    interface: true,
    type: true,
  },
  ignoreIssues: {
    "packages/shell/build.ts": ["unlisted"],
    "apps/gallery/test/*.tsx": ["unlisted"],
    "packages/shell/test/*.tsx": ["unlisted"],
  },
  workspaces: {
    ".": {
      entry: ["tools/*.{mjs,cjs}", "tools/checks/*.mjs", "tools/lib/prepare.mjs"],
      project: ["tools/**/*.{mjs,js,cjs}", "*.{js,ts}"],
      ignoreDependencies: ["@sparticuz/chromium", "@playwright/test", "prettier"],
    },
    "apps/server": {
      entry: ["build.ts", "src/database/migrations/*.ts", "src/modules/**/*-work.ts"],
      project: ["src/**/*.ts"],
      ignoreBinaries: ["mount", "umount"],
    },
    "apps/login": {
      entry: ["build.ts", "src/main.tsx", "src/message-frames/main.ts"],
    },
    ...installedApps,
    "apps/*": {
      entry: ["build.ts", "src/main.tsx"],
    },
    "packages/i18n": {
      entry: ["check.ts"],
    },
    "packages/widgets": {
      ignoreDependencies: ["@fontsource-variable/inter"],
    },
    bench: {
      entry: [
        "src/main.ts",
        "src/support/bare-{app,provider,sockets}.ts",
        "src/support/better-auth-app.ts",
        "src/support/grid-page/{million,ours,peer,wide,wide-peer,timeline}.{ts,tsx}",
      ],
      project: ["src/**/*.ts"],
      ignoreBinaries: ["setpriv"],
    },
  },
};
