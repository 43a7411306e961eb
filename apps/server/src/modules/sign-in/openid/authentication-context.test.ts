import { login } from "@evolve/contracts/authentication";
import { addPasskey, passkeyRegistration } from "@evolve/contracts/factors";
import { answerConsent } from "@evolve/contracts/openid";
import { passkeyLogin, passkeyOptions } from "@evolve/contracts/proofs";
import { createAuthenticator } from "@evolve/testkit/authenticator";
import { openBrowser } from "@evolve/testkit/browser";
import { type BuiltTenant, buildTenant, buildUser, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous } from "@evolve/testkit/client";
import { askFor, type OpenServer, registerClient, startOpenServer } from "@evolve/testkit/openid";
import { openParty, type Party } from "@evolve/testkit/openid-party";
import { totpOf } from "@evolve/testkit/totp";
import { afterAll, beforeAll, expect, test } from "vitest";

const oneFactor = "urn:evolve:acr:one-factor";
const twoFactors = "urn:evolve:acr:two-factors";
const passkey = "phr";
const totpSecret = "JBSWY3DPEHPK3PXP";
let server: OpenServer;
let tenant: BuiltTenant;
let user: BuiltUser;
let party: Party;
let byPassword: string;

beforeAll(async () => {
  server = await startOpenServer();
  tenant = await buildTenant(server.services);
  user = await buildUser(server.services, tenant);
  party = await openParty(server);
  byPassword = await party.signIn(user);
});
afterAll(() => server.close());

const cookieOf = (header: unknown): string =>
  /system_session=[^;]+/.exec(Array.isArray(header) ? header.join(";") : String(header))?.[0] ?? "";
const byCode = async (): Promise<string> => {
  const person = await buildUser(server.services, tenant, { totpSecret });
  const totp = totpOf(totpSecret, server.clock.now());
  const body = { userName: person.userName, password: person.password, totp };
  return cookieOf((await anonymous(server).call(login, { body })).response.headers["set-cookie"]);
};
const byPasskey = async (isSynced = false): Promise<string> => {
  const browser = openBrowser(server);
  await browser.enter(await buildUser(server.services, tenant));
  const key = createAuthenticator("http://localhost:80");
  key.isSynced = isSynced;
  const made = key.create((await browser.call(passkeyRegistration, {})).body);
  await browser.call(addPasskey, { body: { name: "Key", credential: made as never } });
  const device = openBrowser(server);
  const options = (await device.call(passkeyOptions, { body: { alone: true } })).body;
  const answer = await device.call(passkeyLogin, { body: { passkey: key.get(options) } });
  return cookieOf(answer.response.headers["set-cookie"]);
};

const authorize = (cookie: string, changes: Readonly<Record<string, string>> = {}) => {
  const parameters = party.request(changes);
  return party.authorize(parameters, cookie).then((answered) => ({ parameters, answered }));
};
/** `acr` and `amr` of an ID token. */
const tellingOf = async (cookie: string, changes: Readonly<Record<string, string>> = {}) => {
  const { parameters, answered } = await authorize(cookie, changes);
  const claims = party.claims(await party.redeem(answered, parameters));
  return [claims["acr"], claims["amr"]];
};
const essential = (...values: string[]) => ({
  claims: JSON.stringify({ id_token: { acr: { essential: true, values } } }),
});

test("An ID token says what was proved: a password, a code beside it, or a passkey [SEC-28]", async () => {
  expect(await tellingOf(byPassword)).toEqual([oneFactor, ["pwd"]]);
  expect(await tellingOf(await byCode())).toEqual([twoFactors, ["pwd", "otp", "mfa"]]);
  expect(await tellingOf(await byPasskey())).toEqual([passkey, ["hwk", "mfa"]]);
});

test("A passkey that several devices share is not called one of hardware", async () => {
  expect(await tellingOf(await byPasskey(true))).toEqual([passkey, ["swk", "mfa"]]);
});

test("Of the classes that a client prefers the first that was met is told", async () => {
  const cookie = await byPasskey();
  expect((await tellingOf(cookie, { acr_values: `${twoFactors} ${passkey}` }))[0]).toBe(twoFactors);
  expect((await tellingOf(cookie, { acr_values: `unknown ${oneFactor}` }))[0]).toBe(oneFactor);
});

test("Who has not proved what a client prefers is asked to sign in once, then goes on with what was proved", async () => {
  const { answered } = await authorize(byPassword, { acr_values: passkey });
  expect(answered.location?.searchParams.get("interaction")).toBe("login");
  const asked_at = answered.location?.searchParams.get("asked_at") ?? "";
  expect(
    (await authorize(byPassword, { acr_values: passkey, asked_at: String(Number(asked_at) + 60) })).answered.location
      ?.pathname,
  ).toBe("/login/");
  const again = await party.signIn(user);
  expect(await tellingOf(again, { acr_values: passkey, asked_at })).toEqual([oneFactor, ["pwd"]]);
});

test("Without a page to ask on, what is only preferred is passed over", async () => {
  expect((await tellingOf(byPassword, { acr_values: passkey, prompt: "none" }))[0]).toBe(oneFactor);
});

test("Where a client insists, it learns that more was not proved, and gets no code", async () => {
  const first = await authorize(byPassword, essential(twoFactors, passkey));
  expect(first.answered.location?.pathname).toBe("/login/");
  const asked_at = first.answered.location?.searchParams.get("asked_at") ?? "";
  const weak = await authorize(await party.signIn(user), { ...essential(twoFactors, passkey), asked_at });
  expect(weak.answered.location?.searchParams.get("error")).toBe("unmet_authentication_requirements");
  expect((await tellingOf(await byCode(), { ...essential(twoFactors, passkey), asked_at }))[0]).toBe(twoFactors);
});

test("A class that nobody can meet is told at once where a client insists on it", async () => {
  const { answered } = await authorize(byPassword, essential("urn:example:unknown"));
  expect(answered.location?.searchParams.get("error")).toBe("unmet_authentication_requirements");
});

test("A sign-in or consent that has not proved what a client insists on gives it that error, and no code", async () => {
  const request = async (firstParty: boolean) =>
    (await askFor(await registerClient(server, { firstParty }), essential(passkey))).parameters;
  const body = { userName: user.userName, password: user.password, ...(await request(true)) };
  const signedIn = (await anonymous(server).call(login, { body })).body;
  expect(signedIn.code).toBeUndefined();
  const errorAt = (redirectTo = "") => new URL(redirectTo).searchParams.get("error");
  expect(errorAt(signedIn.redirectTo)).toBe("unmet_authentication_requirements");

  const consent = async (cookie: string) => {
    const asked = { ...(await request(false)), allow: true };
    const { body: answer } = await anonymous(server).send(answerConsent, { headers: { cookie }, body: asked });
    return (answer as { redirectTo: string }).redirectTo;
  };
  expect(errorAt(await consent(byPassword))).toBe("unmet_authentication_requirements");
  expect(new URL(await consent(await byPasskey())).searchParams.get("code")).not.toBeNull();
});
