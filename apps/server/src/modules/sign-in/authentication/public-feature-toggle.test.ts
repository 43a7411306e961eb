import { publicFeatureToggle } from "@evolve/contracts/authentication";
import { buildTenant } from "@evolve/testkit/builders";
import { anonymous, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let stranger: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  await buildTenant(server.services, { toggles: ["release-navigation-redesign"], hosts: ["ours.test"] });
  await buildTenant(server.services, { hosts: ["theirs.test"] });
  stranger = anonymous(server);
});
afterAll(() => server.close());

const ask = (host: string, search: string) =>
  stranger.send(publicFeatureToggle, { path: `${publicFeatureToggle.path}?${search}`, headers: { host } });

test("A toggle is on for the host of the tenant that has it, in any case, with any port [PERM-020, PERM-021]", async () => {
  for (const host of ["ours.test", "OURS.test:8080"])
    expect(await ask(host, "featurename=release-navigation-redesign")).toMatchObject({
      status: 200,
      body: { success: true },
    });
});

test("A toggle is off for another tenant's host, an unknown host and under another name [PERM-021]", async () => {
  expect((await ask("theirs.test", "featurename=release-navigation-redesign")).body).toEqual({ success: false });
  expect((await ask("nobody.test", "featurename=release-navigation-redesign")).body).toEqual({ success: false });
  expect((await ask("ours.test", "featurename=another")).body).toEqual({ success: false });
});

test("The user name never changes the answer [PERM-021, SEC-08]", async () => {
  const answer = await ask("theirs.test", "featurename=release-navigation-redesign&username=admin%40ours.test");
  expect(answer.body).toEqual({ success: false });
});

test("A question without a name, with an unknown parameter or an over-long one is refused by its field", async () => {
  for (const [search, field] of [
    ["", "featurename"],
    ["featurename=x&other=1", "other"],
    [`featurename=${"x".repeat(101)}`, "featurename"],
  ] as const) {
    const answer = await ask("ours.test", search);
    expect(answer).toMatchObject({ status: 400, errorCode: "platform_user_manager_service_106" });
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
  }
});
