import { createGroup, searchGroups } from "@evolve/contracts/groups";
import { createAuthInfo, createClient, networkCode } from "@evolve/session";
import { buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let origin: string;

beforeAll(async () => {
  server = await startTestServer();
  origin = await server.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close());

test("Where the connection breaks after the server has created something, saving again creates nothing more", async () => {
  const tenant = await buildTenant(server.services);
  const { tokens } = await signIn(server, await buildUser(server.services, tenant));
  if (!tokens) throw new Error("nobody is signed in");
  const cookies = new Map<string, string>();
  const auth = createAuthInfo({
    read: (name) => cookies.get(name),
    write: (name, value) => void cookies.set(name, value),
    remove: (name) => void cookies.delete(name),
  });
  auth.write(tokens);
  let isCut = true;
  const client = createClient({
    appContext: "admin",
    origin,
    auth,
    lastActivity: { read: () => undefined },
    fetch: async (url, init) => {
      const response = await fetch(url, init);
      const text = await response.text();
      // The server has committed; the answer never arrives.
      if (isCut) throw new TypeError("Failed to fetch");
      return new Response(text, response);
    },
  });
  const create = () => client.call(createGroup, { body: { name: "Night shift" } });
  await expect(create()).rejects.toMatchObject({ code: networkCode });
  isCut = false;
  const { group } = await create();
  const { groups } = await client.call(searchGroups, { body: { filter: { search: "Night shift" } } });
  expect(groups.map(({ id }) => id)).toEqual([group.id]);
});
