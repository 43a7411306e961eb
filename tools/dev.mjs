import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { browserApps, buildApps, staleApps } from "./lib/apps.mjs";
import { freePort, startDevProxy } from "./lib/dev-proxy.mjs";
import { main } from "./lib/main.mjs";
import { nodeEnvironment, serverFlags } from "./lib/node.mjs";
import { prepare } from "./lib/prepare.mjs";
import { inRoot, root } from "./lib/root.mjs";

/*
 * `npm run dev`: `npm start` that reloads. After a change the apps that contain the file are rebuilt, the server restarts, since it keeps
 * the pages in memory, and open pages reload when it is ready again.
 */

/** Editors write a file in several steps. */
const quiet = 150;

main(async () => {
  const node = await prepare({ build: true });
  const { PORT = "8080", HOST = "127.0.0.1" } = process.env;
  const serverPort = await freePort();
  const proxy = await startDevProxy({ port: Number(PORT), host: HOST, serverPort }).catch((error) => {
    if (error.code === "EADDRINUSE") throw new Error(`port ${PORT} is taken: set PORT to a free one`);
    throw error;
  });
  const env = {
    PUBLIC_URL: `http://localhost:${proxy.port}`,
    ...process.env,
    ...nodeEnvironment(node),
    PORT: String(serverPort),
    HOST: "127.0.0.1",
  };

  const start = () => {
    const server = spawn(node, [...serverFlags, "apps/server/src/main.ts", ...process.argv.slice(2)], {
      cwd: root,
      env,
      stdio: ["inherit", "pipe", "inherit"],
    });
    server.stdout.on("data", (/** @type {Buffer} */ said) => {
      process.stdout.write(said);
      if (/^ready /m.test(said.toString())) proxy.reload();
    });
    return { server, ended: new Promise((resolve) => server.once("exit", resolve)) };
  };
  let running = start();
  const stop = async () => {
    running.server.kill("SIGTERM");
    await running.ended;
  };

  let isOver = false;
  let work = Promise.resolve();
  const refresh = () => {
    work = work.then(async () => {
      const stale = staleApps(browserApps);
      try {
        if (stale.length > 0) await buildApps(node, stale);
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
        return;
      }
      if (isOver) return;
      await stop();
      running = start();
    });
  };
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const watchers = ["apps", "packages"].map((folder) =>
    watch(inRoot(folder), { recursive: true }, (_, file) => {
      if (file === null || /(^|\/)(node_modules|dist|\.[^/]*)(\/|$)|\.test\.tsx?$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(refresh, quiet);
    }),
  );
  await new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, resolve);
  });
  isOver = true;
  clearTimeout(timer);
  for (const watcher of watchers) watcher.close();
  proxy.close();
  await work;
  await stop();
  return 0;
});
