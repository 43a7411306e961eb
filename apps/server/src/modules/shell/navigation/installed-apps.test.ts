import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { allModulesAndLinks } from "@evolve/contracts/navigation";
import { buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn } from "@evolve/testkit/client";
import { startTestServer } from "@evolve/testkit/test-server";
import { afterAll, expect, test } from "vitest";
import { readInstalledApps } from "./installed-apps.ts";

const folder = mkdtempSync(join(tmpdir(), "evolve-apps-"));
afterAll(() => rmSync(folder, { recursive: true }));

const names = { en: "Wall", es: "Muro", ru: "Стена", zh: "墙" };
const wall = {
  id: "wall",
  names,
  color: "#123456",
  icon: "icon-home",
  links: [{ id: "all", url: "/all", names, icon: "icon-home", permissions: ["user:view"] }],
};
const install = (name: string, content: unknown): void => {
  rmSync(join(folder, "apps"), { recursive: true, force: true });
  mkdirSync(join(folder, "apps", name), { recursive: true });
  writeFileSync(join(folder, "apps", name, "app.json"), JSON.stringify(content));
};
const read = () => readInstalledApps(join(folder, "apps"));

test("An app is installed by its folder's app.json", () => {
  install("wall", wall);
  expect(read()).toEqual([wall]);
});

test.each([
  ["a permission that there is not", "wall", { ...wall, links: [{ ...wall.links[0], permissions: ["wall:view"] }] }],
  ["a name missing in a language", "wall", { ...wall, names: { ...names, zh: undefined } }],
  ["an id that is not its folder's name", "other", wall],
  ["the id of an app of the suite", "admin", { ...wall, id: "admin" }],
  ["an unknown field", "wall", { ...wall, script: "https://evil.test/app.js" }],
])("An app with %s keeps a node from starting, and the error names it", (_what, name, content) => {
  install(name, content);
  expect(read).toThrow(`${name}/app.json`);
});

test("The demo's example is in the menu there and nowhere else, named in every language", async () => {
  for (const isDemo of [true, false]) {
    const server = await startTestServer({ environment: { DEMO: isDemo ? "1" : "0" } });
    const client = await signIn(server, await buildUser(server.services, await buildTenant(server.services)));
    const { modules } = (await client.call(allModulesAndLinks, { query: {} })).body;
    const example = modules.find(({ id }) => id === "example");
    expect(example?.names?.ru).toBe(isDemo ? "Сообщения командам" : undefined);
    expect(example?.linksList.map(({ url }) => url)).toEqual(isDemo ? ["/teams"] : undefined);
    await server.close();
  }
});
