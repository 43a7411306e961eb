import { exchangeAccessKey, updateAccessKey } from "@evolve/contracts/access-keys";
import { currentUser } from "@evolve/contracts/current-user";
import { buildTenant, type BuiltTenant } from "@evolve/testkit/builders";
import { anonymous, withTokens } from "@evolve/testkit/client";
import { type OpenServer, startOpenServer } from "@evolve/testkit/openid";
import { insecure, openParty } from "@evolve/testkit/openid-party";
import { buildServiceAccount, type ServiceAccount } from "@evolve/testkit/service-account";
import * as oauth from "oauth4webapi";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: OpenServer;
let tenant: BuiltTenant;
let account: ServiceAccount;
let metadata: oauth.AuthorizationServer;

beforeAll(async () => {
  server = await startOpenServer();
  tenant = await buildTenant(server.services);
  account = await buildServiceAccount(server, tenant, ["user:view"]);
  ({ metadata } = await openParty(server));
});
afterAll(() => server.close());

const ask = (authenticate: (secret: string) => oauth.ClientAuth, key = account.key) =>
  oauth.clientCredentialsGrantRequest(
    metadata,
    { client_id: key.accessKeyId },
    authenticate(key.accessKeySecret),
    {},
    insecure,
  );

test.each([
  ["basic authentication", oauth.ClientSecretBasic],
  ["the form", oauth.ClientSecretPost],
])(
  "An access key in %s gets the token that its exchange gives, and nothing to renew it with",
  async (_way, authenticate) => {
    const answer = await ask(authenticate);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const client = { client_id: account.key.accessKeyId };
    const tokens = await oauth.processClientCredentialsResponse(metadata, client, answer);
    expect(Object.keys(tokens).sort()).toEqual(["access_token", "expires_in", "token_type"]);
    const exchanged = (await anonymous(server).call(exchangeAccessKey, { body: account.key })).body;
    const program = withTokens(server, { ...exchanged, accessToken: tokens.access_token });
    expect((await program.call(currentUser, {})).body.user.id).toBe(account.userId);
    const lifetime = exchanged.accessTokenExpiry - server.clock.now().getTime() / 1000;
    expect(Math.abs((tokens.expires_in ?? 0) - lifetime)).toBeLessThan(60);
  },
);

test("A wrong secret, an unknown key and one that is switched off are answered like an unknown client", async () => {
  const other = await buildServiceAccount(server, tenant, ["user:view"]);
  const { accessKeyId } = other.key;
  await other.administrator.call(updateAccessKey, { params: { accessKeyId }, body: { isActive: false } });
  const answers = [];
  for (const key of [
    { ...account.key, accessKeySecret: "x".repeat(43) },
    { ...account.key, accessKeyId: "0199aaaa-0000-7000-8000-000000000000" },
    { accessKeyId: "nobodys-client", accessKeySecret: "x".repeat(43) },
    other.key,
  ]) {
    const answer = await ask(oauth.ClientSecretPost, key);
    answers.push([answer.status, (await answer.json()) as unknown]);
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject([401, { error: "invalid_client" }]);
});

test("An access key gets a token for itself and nothing else", async () => {
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    code: "x",
    redirect_uri: "http://localhost:9090/callback",
    client_id: account.key.accessKeyId,
    client_secret: account.key.accessKeySecret,
  });
  const answer = await fetch(metadata.token_endpoint ?? "", { method: "POST", body });
  expect([answer.status, (await answer.json()) as unknown]).toMatchObject([401, { error: "invalid_client" }]);
});
