import { type OpenServer, startOpenServer } from "@evolve/testkit/openid";
import { insecure } from "@evolve/testkit/openid-party";
import * as oauth from "oauth4webapi";
import { afterAll, beforeAll, expect, test } from "vitest";

/* The cases of the OpenID Foundation's Config OP plan, in our own words: discovery and the keys that it names. */

let server: OpenServer;
let metadata: Record<string, unknown>;

beforeAll(async () => {
  server = await startOpenServer();
  const answer = await fetch(`${server.issuer}/.well-known/openid-configuration`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/json; charset=utf-8"]);
  metadata = (await answer.json()) as Record<string, unknown>;
});
afterAll(() => server.close());

test("A foreign library accepts the document, which names the issuer that was asked", async () => {
  const issuer = new URL(server.issuer);
  const found = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, insecure));
  expect(found.issuer).toBe(server.issuer);
});

test("All addresses are below the issuer, and there is a route for each", async () => {
  const addresses = Object.entries(metadata).filter(([name]) => /_endpoint$|^jwks_uri$/.test(name));
  expect(addresses.length).toBeGreaterThan(6);
  for (const [name, address] of addresses) {
    expect(String(address).startsWith(`${server.issuer}/`)).toBe(true);
    // Those that take forms only answer what lacks one with an error of their own; none is unknown.
    const answers = await Promise.all(
      ["GET", "POST"].map((method) => fetch(String(address), { method, redirect: "manual" })),
    );
    const statuses = answers.map(({ status }) => status);
    expect({ name, isServed: statuses.some((status) => status !== 404 && status !== 405) }).toEqual({
      name,
      isServed: true,
    });
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  }
});

test("It promises what is true of codes, signatures, subjects and clients, and nothing that is refused", () => {
  expect(metadata).toMatchObject({
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    subject_types_supported: ["public", "pairwise"],
    id_token_signing_alg_values_supported: expect.arrayContaining(["RS256", "ES256"]),
    token_endpoint_auth_methods_supported: ["none", "client_secret_basic", "client_secret_post"],
    code_challenge_methods_supported: ["S256"],
    claims_parameter_supported: true,
    request_uri_parameter_supported: false,
    authorization_response_iss_parameter_supported: true,
    acr_values_supported: ["urn:evolve:acr:one-factor", "urn:evolve:acr:two-factors", "phr"],
    prompt_values_supported: ["none", "login", "consent"],
    frontchannel_logout_supported: true,
    frontchannel_logout_session_supported: true,
    backchannel_logout_supported: true,
    backchannel_logout_session_supported: true,
  });
  for (const absent of ["registration_endpoint", "request_object_signing_alg_values_supported", "check_session_iframe"])
    expect(metadata).not.toHaveProperty(absent);
});

test("The scopes and claims that it names are those that are given", () => {
  expect(metadata["scopes_supported"]).toEqual(
    expect.arrayContaining(["openid", "offline_access", "profile", "email"]),
  );
  expect([...(metadata["claims_supported"] as string[])].sort()).toEqual([
    "acr",
    "amr",
    "auth_time",
    "email",
    "email_verified",
    "family_name",
    "given_name",
    "iss",
    "locale",
    "name",
    "preferred_username",
    "sid",
    "sub",
    "updated_at",
    "zoneinfo",
  ]);
});

test("The published keys serve both algorithms, each with its id, and hold nothing private [SEC-28]", async () => {
  const answer = await fetch(String(metadata["jwks_uri"]));
  const { keys } = (await answer.json()) as { keys: Record<string, unknown>[] };
  expect(keys.map(({ alg }) => alg).sort()).toEqual(["ES256", "RS256"]);
  expect(new Set(keys.map(({ kid }) => kid)).size).toBe(keys.length);
  for (const key of keys) {
    expect(key["use"]).toBe("sig");
    for (const secret of ["d", "p", "q", "dp", "dq", "qi", "k"]) expect(key).not.toHaveProperty(secret);
  }
});
