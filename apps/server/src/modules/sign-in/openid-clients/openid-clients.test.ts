import {
  createOpenidClient,
  deleteOpenidClient,
  type NewOpenidClient,
  readOpenidClient,
  rotateOpenidClientSecret,
  searchOpenidClients,
  updateOpenidClient,
} from "@evolve/contracts/openid-clients";
import { type BuiltTenant, buildTenant, buildUser, type BuiltUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { askFor, callback, registerClient, signInFor, startOpenServer, type OpenServer } from "@evolve/testkit/openid";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

let server: OpenServer;
let tenant: BuiltTenant;
let user: BuiltUser;
let administrator: TestClient;
let stranger: TestClient;
let builtInId: string;

beforeAll(async () => {
  server = await startOpenServer();
  builtInId = await registerClient(server, { name: "Built in" });
});
afterAll(() => server.close());
beforeEach(async () => {
  tenant = await buildTenant(server.services);
  user = await buildUser(server.services, tenant);
  administrator = await signIn(server, user);
  stranger = await signIn(server, await buildUser(server.services, await buildTenant(server.services)));
});

const fields = {
  name: "Wallboard",
  isConfidential: true,
  grants: ["authorization_code"],
  redirectUris: [callback],
  postLogoutRedirectUris: [],
  frontchannelLogoutUris: [],
  backchannelLogoutUris: [],
  idTokenAlgorithm: "ES256",
  pairwise: false,
  requiresPushedRequests: false,
  requiresDpop: false,
  skipsConsent: true,
} satisfies NewOpenidClient;
const bodyOf = (changes: Partial<NewOpenidClient> = {}): NewOpenidClient => ({ ...fields, ...changes });
const changesOf = ({ isConfidential: _isConfidential, ...changes }: NewOpenidClient) => changes;
const register = async (changes: Partial<NewOpenidClient> = {}) => {
  const { status, body } = await administrator.call(createOpenidClient, { body: bodyOf(changes) });
  expect(status).toBe(200);
  return { id: body.client.id, secret: body.secret ?? "", params: { clientId: body.client.id } };
};
/** What the token endpoint says to a client that has just sent a user's code. */
const redeem = async (clientId: string, secret: string, by = user): Promise<number> => {
  const asked = await askFor(clientId);
  const { code } = await signInFor(server, by, asked);
  return redeemCode(clientId, secret, code, asked.verifier);
};
const redeemCode = async (clientId: string, secret: string, code: string, verifier: string): Promise<number> => {
  const answer = await fetch(`${server.issuer}/openid/token`, {
    method: "POST",
    headers: { authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString("base64")}` },
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code,
      redirect_uri: callback,
      code_verifier: verifier,
    }),
  });
  return answer.status;
};
const auditOf = async (clientId: string) => {
  const rows = await server.services.database.system
    .selectFrom("audit_events")
    .select(["action", "details"])
    .where("tenant_id", "=", tenant.id)
    .where("action", "like", "openid-client.%")
    .orderBy("id")
    .execute();
  return rows.filter(({ details }) => details["client"] === clientId);
};

describe("A tenant's administrator", () => {
  test("registers a client, whose secret is shown once and signs its users in", async () => {
    const { id, secret, params } = await register();
    expect(secret).toMatch(/^[\w-]{43}$/);
    const read = await administrator.call(readOpenidClient, { params });
    expect(read.body.client).toEqual({ id, ...fields, isBuiltIn: false, version: expect.any(String) });
    expect(JSON.stringify(read.body)).not.toContain(secret);
    expect(await redeem(id, secret)).toBe(200);
    expect(await redeem(id, "wrong")).toBe(401);
    const stored = await server.services.database.system.selectFrom("openid_clients").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(secret);
    expect(await auditOf(id)).toMatchObject([{ action: "openid-client.created", details: { name: "Wallboard" } }]);
    expect(JSON.stringify(await auditOf(id))).not.toContain(secret);
  });

  test("changes a client, and the change counts at once on every node", async () => {
    const { id, secret, params } = await register();
    const other = await server.anotherNode();
    expect(await redeem(id, secret)).toBe(200);
    const asked = await askFor(id);
    expect((await signInFor(other, user, asked)).status).toBe(200);
    const body = changesOf(bodyOf({ name: "Renamed", redirectUris: ["https://new.test/callback"] }));
    expect((await administrator.call(updateOpenidClient, { params, body })).body.client).toMatchObject(body);
    for (const node of [server, other])
      await expect.poll(async () => (await signInFor(node, user, asked)).errorCode).toBe("InvalidLoginRequest");
    expect(await auditOf(id)).toMatchObject([
      { action: "openid-client.created" },
      {
        action: "openid-client.updated",
        details: {
          name: "Renamed",
          before: { name: "Wallboard", redirectUris: fields.redirectUris },
          after: { name: "Renamed", redirectUris: ["https://new.test/callback"] },
        },
      },
    ]);
  });

  test("who edits a client that another has changed meanwhile is refused until they have read it", async () => {
    const { params } = await register();
    const { client } = (await administrator.call(readOpenidClient, { params })).body;
    const edit = (name: string, version?: string) =>
      administrator.call(updateOpenidClient, {
        params,
        body: { ...changesOf(bodyOf({ name })), ...(version !== undefined && { version }) },
      });
    expect((await edit("First", client.version)).status).toBe(200);
    expect(await edit("Second", client.version)).toMatchObject({ status: 409, errorCode: "CHANGED_MEANWHILE" });
    // A new secret is no change of what the form says.
    await administrator.call(rotateOpenidClientSecret, { params, body: {} });
    const read = (await administrator.call(readOpenidClient, { params })).body.client;
    expect(read.name).toBe("First");
    const both = await Promise.all([edit("Second", read.version), edit("Third", read.version)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    // A change without a version overwrites on purpose.
    expect((await edit("Fourth")).status).toBe(200);
  });

  test("gives a client a new secret, and the old one counts no more", async () => {
    const { id, secret, params } = await register();
    const rotated = await administrator.call(rotateOpenidClientSecret, { params, body: {} });
    expect(rotated.body.secret).not.toBe(secret);
    expect(await redeem(id, secret)).toBe(401);
    expect(await redeem(id, rotated.body.secret)).toBe(200);
    expect((await auditOf(id)).at(-1)?.action).toBe("openid-client.secret-rotated");
    const open = await register({ isConfidential: false });
    expect(open.secret).toBe("");
    expect(await administrator.call(rotateOpenidClientSecret, { params: open.params, body: {} })).toMatchObject({
      status: 409,
      errorCode: "PUBLIC_CLIENT",
    });
  });

  test("deletes a client: it signs nobody in any more, and its tokens are gone", async () => {
    const { id, secret, params } = await register();
    expect(await redeem(id, secret)).toBe(200);
    expect((await administrator.call(deleteOpenidClient, { params })).body).toEqual({ success: true });
    expect((await signInFor(server, user, await askFor(id))).errorCode).toBe("InvalidLoginRequest");
    const grants = await server.services.database.system
      .selectFrom("openid_grants")
      .select("id")
      .where("client_id", "=", id)
      .execute();
    expect(grants).toEqual([]);
    expect((await administrator.call(readOpenidClient, { params })).errorCode).toBe("NOT_FOUND");
    expect((await auditOf(id)).at(-1)?.action).toBe("openid-client.deleted");
  });

  test("finds clients by name, with the installation's among them, which nobody changes", async () => {
    const { id } = await register({ name: "Zebra" });
    const found = await administrator.call(searchOpenidClients, { body: { filter: { search: "zeb" } } });
    expect(found.body).toMatchObject({ clients: [{ id, name: "Zebra", isBuiltIn: false }], totalRecords: 1 });
    const all = await administrator.call(searchOpenidClients, { body: {} });
    expect(all.body.clients.find((client) => client.id === builtInId)).toMatchObject({ isBuiltIn: true });
    const params = { clientId: builtInId };
    expect((await administrator.call(readOpenidClient, { params })).body.client.name).toBe("Built in");
    for (const refused of [
      await administrator.call(updateOpenidClient, { params, body: changesOf(bodyOf()) }),
      await administrator.call(rotateOpenidClientSecret, { params, body: {} }),
      await administrator.call(deleteOpenidClient, { params }),
    ])
      expect(refused).toMatchObject({ status: 409, errorCode: "BUILT_IN_CLIENT" });
  });

  test("proves who they are before each change", async () => {
    const { params } = await register();
    server.clock.advance(6 * 60);
    for (const refused of [
      await administrator.call(createOpenidClient, { body: bodyOf() }),
      await administrator.call(updateOpenidClient, { params, body: changesOf(bodyOf()) }),
      await administrator.call(rotateOpenidClientSecret, { params, body: {} }),
      await administrator.call(deleteOpenidClient, { params }),
    ])
      expect(refused).toMatchObject({ status: 403, errorCode: "STEP_UP_REQUIRED" });
    expect((await administrator.call(readOpenidClient, { params })).status).toBe(200);
  });

  test("registers a hundred clients and no more, however many at once", async () => {
    for (let made = 0; made < 95; made += 1) await register();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => administrator.call(createOpenidClient, { body: bodyOf() })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ errorCode }) => errorCode === "TOO_MANY_OPENID_CLIENTS")).toHaveLength(5);
  });
});

describe("A client of one tenant", () => {
  test("is not found by another's administrators, and stays as it was", async () => {
    const { id, secret, params } = await register();
    for (const refused of [
      await stranger.call(readOpenidClient, { params }),
      await stranger.call(updateOpenidClient, { params, body: changesOf(bodyOf({ name: "Mine" })) }),
      await stranger.call(rotateOpenidClientSecret, { params, body: {} }),
      await stranger.call(deleteOpenidClient, { params }),
    ])
      expect(refused).toMatchObject({ status: 404, errorCode: "NOT_FOUND" });
    const { clients } = (await stranger.call(searchOpenidClients, { body: {} })).body;
    expect(clients.map((client) => client.id)).not.toContain(id);
    expect((await administrator.call(readOpenidClient, { params })).body.client.name).toBe("Wallboard");
    expect(await redeem(id, secret)).toBe(200);
  });

  test("gets no code for another's users", async () => {
    const { id } = await register();
    const outsider = await buildUser(server.services, await buildTenant(server.services));
    const asked = await askFor(id);
    const entered = await signInFor(server, outsider, asked);
    expect(entered.code).toBe("");
    const answered = await fetch(
      `${server.issuer}/openid/authorize?${new URLSearchParams({ ...asked.parameters, prompt: "none" }).toString()}`,
      { redirect: "manual", headers: { cookie: entered.cookie } },
    );
    expect(new URL(answered.headers.get("location") ?? "").searchParams.get("error")).toBe("consent_required");
    const consent = await server.app.inject({
      method: "POST",
      url: "/authentication/v2/consent",
      headers: { cookie: entered.cookie },
      payload: { ...asked.parameters, allow: true },
    });
    expect(consent.json()).toMatchObject({ errorCode: "InvalidLoginRequest" });
  });
});

describe("What is refused", () => {
  const odd: [string, Partial<NewOpenidClient>, string][] = [
    ["http beyond this machine", { redirectUris: ["http://app.test/callback"] }, "redirectUris"],
    ["a fragment", { redirectUris: ["https://app.test/#callback"] }, "redirectUris"],
    ["credentials", { redirectUris: ["https://me:secret@app.test/"] }, "redirectUris"],
    ["a path alone", { postLogoutRedirectUris: ["/bye"] }, "postLogoutRedirectUris"],
    ["a script", { redirectUris: ["javascript:alert(1)"] }, "redirectUris"],
    ["an address twice", { redirectUris: [callback, callback] }, "redirectUris"],
    ["no redirect address for a browser", { redirectUris: [] }, "redirectUris"],
    ["a frame of a foreign site", { frontchannelLogoutUris: ["https://else.test/out"] }, "frontchannelLogoutUris"],
    ["pairwise on two hosts", { pairwise: true, redirectUris: [callback, "https://two.test/"] }, "pairwise"],
    ["acting for itself without a secret", { isConfidential: false, grants: ["client_credentials"] }, "grants"],
    ["nothing that it may do", { grants: [] }, "grants"],
  ];
  test.each(odd)("%s", async (_what, changes, field) => {
    const answer = await administrator.call(createOpenidClient, { body: bodyOf(changes) });
    expect(answer.status).toBe(400);
    const { fields: named } = answer.body as unknown as { fields: Record<string, string> };
    expect(Object.keys(named)[0]?.split(".")[0]).toBe(field);
  });

  test.each([
    "http://localhost:9090/",
    "https://10.0.0.7/",
    "https://[::ffff:169.254.169.254]/",
    "https://app.test:25/",
  ])("Signing out through %s, which this server may not call", async (address) => {
    const { params } = await register({ backchannelLogoutUris: ["https://app.test/out"] });
    const changes = bodyOf({ backchannelLogoutUris: [address] });
    for (const answer of [
      await administrator.call(createOpenidClient, { body: changes }),
      await administrator.call(updateOpenidClient, { params, body: changesOf(changes) }),
    ])
      expect(answer).toMatchObject({ status: 400, body: { fields: { backchannelLogoutUris: "outgoingAddress" } } });
  });

  test("A public client that is to act for itself, by a change", async () => {
    const { params } = await register({ isConfidential: false });
    const body = changesOf(bodyOf({ grants: ["authorization_code", "client_credentials"] }));
    expect(await administrator.call(updateOpenidClient, { params, body })).toMatchObject({
      status: 400,
      body: { fields: { grants: "clientSecret" } },
    });
  });
});
