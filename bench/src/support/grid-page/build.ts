import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { build } from "vite";
import type { Stage } from "../stage.ts";

const entries = {
  ours: "ours.tsx",
  peer: "peer.ts",
  million: "million.tsx",
  wide: "wide.tsx",
  widePeer: "wide-peer.ts",
  timeline: "timeline.tsx",
};
export type GridKind = keyof typeof entries;

const page = (kind: GridKind, style: boolean): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${kind}</title>${style ? '<link rel="stylesheet" href="page.css">' : ""}` +
  `<style>body{margin:0}#root{display:flex;flex-direction:column;width:1200px;height:700px}</style></head>` +
  `<body><div id="root"></div><script type="module" src="page.js"></script></body></html>`;

/** Builds a page for each of the grids, minified as in production, and serves them; answers the address of each. */
export const serveGrids = async <Kind extends GridKind>(
  stage: Stage,
  kinds: readonly Kind[],
): Promise<Record<Kind, string>> => {
  const folder = await stage.createFolder();
  for (const kind of kinds) {
    const outDir = path.join(folder, kind);
    await build({
      root: import.meta.dirname,
      configFile: false,
      logLevel: "silent",
      define: { "process.env.NODE_ENV": '"production"' },
      build: {
        outDir,
        emptyOutDir: true,
        cssCodeSplit: false,
        rolldownOptions: {
          input: path.join(import.meta.dirname, entries[kind]),
          output: { entryFileNames: "page.js", assetFileNames: "page[extname]" },
        },
      },
    });
    await writeFile(path.join(outDir, "index.html"), page(kind, !kind.toLowerCase().includes("peer")));
  }
  const types: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? "/", "http://localhost");
    const file = path.join(folder, path.normalize(pathname.endsWith("/") ? `${pathname}index.html` : pathname));
    readFile(file).then(
      (content) => {
        answer.setHeader("content-type", types[path.extname(file)] ?? "application/octet-stream");
        answer.end(content);
      },
      () => answer.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stage.defer(
    () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  );
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  const origin = `http://127.0.0.1:${address.port}`;
  return Object.fromEntries(kinds.map((kind) => [kind, `${origin}/${kind}/`])) as Record<Kind, string>;
};
