import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brandOfHost } from "@evolve/server/modules/directory/branding/index";
import { singleSignOnOfHost } from "@evolve/server/modules/sign-in/saml/index";
import { answerErrors } from "@evolve/server/http/errors";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import cookie from "@fastify/cookie";
import { fastify, type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageRoutes } from "./index.ts";

const folder = mkdtempSync(join(tmpdir(), "evolve-versions-"));
const nodes: FastifyInstance[] = [];
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A node whose pages are of a version: with a script of its own beside the style that all versions have. */
const startNode = async (version: string): Promise<FastifyInstance> => {
  const apps = Object.fromEntries(
    ["login", "suite", "gallery"].map((app) => [app, join(folder, version, app)] as const),
  ) as Record<"login" | "suite" | "gallery", string>;
  for (const app of Object.values(apps)) {
    mkdirSync(app, { recursive: true });
    for (const page of ["index", "index.en", "index.ru", "index.es", "index.zh"])
      writeFileSync(join(app, `${page}.html`), "<!doctype html>");
  }
  writeFileSync(join(apps.suite, `main-${scriptHash(version)}.js`), scriptOf(version));
  writeFileSync(join(apps.suite, "main-styles_1.css"), "body{}");
  writeFileSync(join(apps.suite, `secret-${scriptHash(version)}.json`), "{}");
  const node = fastify();
  answerErrors(node);
  await node.register(cookie);
  const brandOf = server.services.use(brandOfHost);
  await pageRoutes(node, server.services, { brandOf, singleSignOnOf: server.services.use(singleSignOnOfHost) }, apps);
  await node.listen({ port: 0, host: "127.0.0.1" });
  nodes.push(node);
  return node;
};

const scriptHash = (version: string): string => version.padEnd(8, "0");
const scriptOf = (version: string): string => `console.log("${version}")`;
const pathOf = (version: string): string => `/assets/suite/main-${scriptHash(version)}.js`;
const statusAt = async (node: FastifyInstance, url: string): Promise<number> => (await node.inject(url)).statusCode;

test("While two versions run, each node has the files of the other's pages too", async () => {
  const [old, upgraded] = [await startNode("v1"), await startNode("v2")];
  for (const [node, version] of [
    [old, "v2"],
    [upgraded, "v1"],
  ] as const) {
    await expect.poll(() => statusAt(node, pathOf(version))).toBe(200);
    for (const encoding of ["gzip, br", "identity"]) {
      const address = `${node.listeningOrigin}${pathOf(version)}`;
      const answer = await fetch(address, { headers: { "accept-encoding": encoding } });
      expect(await answer.text()).toBe(scriptOf(version));
      expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
      expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(answer.headers.get("content-encoding")).toBe(encoding === "identity" ? null : "gzip");
    }
  }
});

test("Files of three versions are kept, the oldest go, and a version that is started again is the newest", async () => {
  const node = await startNode("v3");
  await expect.poll(() => statusAt(node, pathOf("v1"))).toBe(200);
  // Rolled back, then on to the next one.
  await startNode("v1");
  await startNode("v4");
  await expect.poll(() => statusAt(node, pathOf("v4"))).toBe(200);
  expect(await statusAt(node, pathOf("v1"))).toBe(200);
  await expect.poll(() => statusAt(node, pathOf("v2"))).toBe(404);
});

test("What all versions have stays when the versions that kept it first are gone", async () => {
  for (const version of ["v5", "v6", "v7"]) await startNode(version);
  const [first, ...others] = nodes;
  for (const version of ["v1", "v3", "v4"])
    for (const node of others.slice(-3)) await expect.poll(() => statusAt(node, pathOf(version))).toBe(404);
  const kept = await server.services.database.system.selectFrom("page_files").select("path").orderBy("path").execute();
  const paths = ["main-styles_1.css", ...["v5", "v6", "v7"].map((version) => `main-${scriptHash(version)}.js`)];
  expect(kept.map(({ path }) => path)).toEqual(paths.map((path) => `/assets/suite/${path}`).sort());
  expect(first && (await statusAt(first, pathOf("v7")))).toBe(200);
});

test("What is no script, style or font of any version is not found", async () => {
  const node = nodes.at(-1);
  if (!node) throw new Error("no node was started");
  for (const path of [pathOf("v9"), "/assets/suite/secret-v1000000.json", "/assets/suite/index.html"])
    expect(await statusAt(node, path), path).toBe(404);
});
