import { globSync, readdirSync, readFileSync } from "node:fs";
import type { Call } from "@evolve/contracts/call";
import { allCalls } from "@evolve/contracts/calls";
import { expect, test } from "vitest";
import { modules } from "./index.ts";

const folder = new URL("../../../../packages/contracts/src/", import.meta.url);

/** The calls that each file of the contracts defines, by name. */
const callsByFile = async (): Promise<ReadonlyMap<string, readonly string[]>> => {
  const names = readdirSync(folder).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  const files = await Promise.all(
    names.map(async (name) => {
      const exported = Object.values((await import(new URL(name, folder).href)) as Record<string, unknown>);
      return [name, allCalls.filter((call) => exported.includes(call)).map((call) => call.name)] as const;
    }),
  );
  return new Map(files.filter(([, calls]) => calls.length > 0));
};

test("A contract is filed under the module that serves it: no file's calls are served by two", async () => {
  const files = await callsByFile();
  expect([...new Set([...files.values()].flat())].sort()).toEqual(allCalls.map(({ name }) => name).sort());
  const served = modules.map(({ operations }) => operations.map(({ call }) => call.name));
  const shared = [...files].flatMap(([file, calls]) => {
    const parts = served
      .map((names) => calls.filter((name) => names.includes(name)))
      .filter(({ length }) => length > 0);
    return parts.length === 1 ? [] : [{ file, parts }];
  });
  expect(shared).toEqual([]);
});

const server = new URL("../", import.meta.url);

/** These go through all calls, so a name in them proves nothing of one call. */
const ofAllCalls = ["probe.test.ts", "fuzz.test.ts", "http/idempotency.test.ts", "modules/contracts.test.ts"];

const testSources = (): string =>
  globSync("**/*.test.ts", { cwd: server })
    .filter((name) => !ofAllCalls.includes(name))
    .map((name) => readFileSync(new URL(name, server), "utf8"))
    .join("\n");

test("Every call that changes something is made by a test of its own; the probe of all calls proves what reads, and who may not", () => {
  const sources = testSources();
  const isRead = ({ method, path }: Call): boolean => method === "GET" || path.endsWith("/search");
  // Requests of SCIM are made as its clients make them, by their paths.
  const wordOf = ({ dialect, name, path }: Call): string =>
    dialect === "scim" ? `["\`]/${path.split("/")[3] ?? ""}` : `\\b${name}\\b`;
  const untested = allCalls.filter((call) => !isRead(call) && !new RegExp(wordOf(call)).test(sources));
  expect(untested.map(({ name }) => name)).toEqual([]);
});
