import { readdirSync } from "node:fs";
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
