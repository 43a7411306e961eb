import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { buildApps, staleApps } from "./lib/apps.mjs";
import { main } from "./lib/main.mjs";
import { nodeEnvironment, serverFlags } from "./lib/node.mjs";
import { prepare } from "./lib/prepare.mjs";
import { inRoot, root } from "./lib/root.mjs";

/*
 * `npm run dev`: `npm start` that reloads. A changed file of the server or of a package restarts the server; one of an app or a package
 * builds the apps that hold it anew, and the server, which keeps the pages in memory, starts again with them.
 */

/** Editors write a file in several steps. */
const quiet = 150;

main(async () => {
  const node = await prepare({ build: true });
  const server = spawn(
    node,
    [
      ...serverFlags,
      "--watch",
      "--watch-preserve-output",
      ...["apps/server/src", "packages", ".cache/built"].map((path) => `--watch-path=${inRoot(path)}`),
      "apps/server/src/main.ts",
      ...process.argv.slice(2),
    ],
    { cwd: root, env: { ...process.env, ...nodeEnvironment(node) }, stdio: "inherit" },
  );
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let building = Promise.resolve();
  const build = () => {
    building = building.then(async () => {
      const stale = staleApps();
      if (stale.length > 0) await buildApps(node, stale).catch((error) => console.error(error.message));
    });
  };
  const watchers = ["apps", "packages"].map((folder) =>
    watch(inRoot(folder), { recursive: true }, (_, file) => {
      if (file === null || /(^|\/)(node_modules|dist|server|\.[^/]*)(\/|$)/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(build, quiet);
    }),
  );
  return new Promise((resolve) => {
    server.once("exit", (code) => {
      for (const watcher of watchers) watcher.close();
      resolve(code ?? 0);
    });
  });
});
