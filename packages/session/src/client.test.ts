import { brandingProperties } from "@evolve/contracts/branding";
import { login, prelogin } from "@evolve/contracts/authentication";
import { logout } from "@evolve/contracts/session-tokens";
import { codeOf } from "@evolve/contracts/errors";
import { readPreference } from "@evolve/contracts/preferences";
import { publicTenantProperties, tenantProperties } from "@evolve/contracts/tenants";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createClock, createJar, refusal, tokenOf } from "../test/world.ts";
import { createAuthInfo } from "./auth-info.ts";
import { CallError } from "./call-error.ts";
import { createClient } from "./client.ts";

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
  readonly headers: Headers;
}

/** A client whose server gives these answers, one after the other, the last for ever. */
const createSetting = (...answers: (() => Response)[]) => {
  const clock = createClock();
  const auth = createAuthInfo(createJar(clock));
  const sent: Sent[] = [];
  const ends: CallError[] = [];
  const fetch = (url: string, init: RequestInit): Promise<Response> => {
    const answer = answers[Math.min(sent.length, answers.length - 1)];
    sent.push({ url, init, headers: new Headers(init.headers) });
    return new Promise((resolve) => resolve(answer?.() ?? Response.error()));
  };
  const activity: { at?: number } = {};
  const client = createClient({
    appContext: "login",
    auth,
    clock,
    lastActivity: { read: () => activity.at },
    fetch,
    onSignedOut: (error) => ends.push(error),
  });
  const signIn = (token = tokenOf({ sub: "u1" })) => {
    auth.write({
      accessToken: token,
      refreshToken: "r",
      accessTokenExpiry: 9e9,
      refreshTokenExpiry: 9e9,
      sessionId: "s",
    });
    return token;
  };
  return { activity, auth, client, clock, ends, sent, signIn };
};

const failureOf = async (call: Promise<unknown>): Promise<CallError> => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CallError)) throw new Error("the call did not fail with a CallError");
  return error;
};

const credentials = { body: { userName: "a@b", password: "p" } };
const preloginAnswer = () => Response.json({ lock: false, mfa: true, samlUser: false, tenantId: "t" });

test("a call carries the app's name, the token, and for GET no-cache [API-001] [API-002] [API-004]", async () => {
  const { client, sent, signIn } = createSetting(() => Response.json({ sessionTimeout: 15 }));
  const token = signIn();
  expect(await client.call(tenantProperties, { query: { fields: "sessionTimeout" } })).toEqual({ sessionTimeout: 15 });
  expect(sent[0]?.url).toBe("/tenant-metadata/v1/tenant-properties?fields=sessionTimeout");
  expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
    accept: "application/json",
    authorization: `Bearer ${token}`,
    "cache-control": "no-cache",
    "originating-service-identifier": "login",
  });
  expect(sent[0]?.init.credentials).toBe("same-origin");
});

test("a call that nobody caused says so: a poll keeps no session alive, and a click does [SEC-19]", async () => {
  const { activity, client, clock, sent, signIn } = createSetting(() => Response.json({ sessionTimeout: 15 }));
  signIn();
  const isMarked = async (): Promise<boolean> => {
    await client.call(tenantProperties, { query: { fields: "sessionTimeout" } });
    return sent.at(-1)?.headers.get("user-activity") === "none";
  };
  // What the page begins with.
  expect(await isMarked()).toBe(false);
  await clock.pass(60_000);
  expect(await isMarked()).toBe(true);
  // In this tab or in another one.
  activity.at = clock.now();
  expect(await isMarked()).toBe(false);
  await clock.pass(2_000);
  expect(await isMarked()).toBe(false);
  await clock.pass(10_000);
  expect(await isMarked()).toBe(true);
});

test("a public call carries no token, and a body goes as JSON [API-001]", async () => {
  const { client, sent, signIn } = createSetting(preloginAnswer);
  signIn();
  await client.call(prelogin, { body: { userName: "a@b" } });
  expect(sent[0]?.headers.has("authorization")).toBe(false);
  expect(sent[0]?.headers.get("content-type")).toBe("application/json");
  expect(sent[0]?.headers.has("cache-control")).toBe(false);
  expect(sent[0]?.init.body).toBe('{"userName":"a@b"}');
});

test("whatever a path parameter holds, it stays one segment of the path", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1 }), async (preferenceName) => {
      fc.pre(preferenceName !== "." && preferenceName !== ".." && preferenceName.isWellFormed());
      const { client, sent } = createSetting(() => Response.json({ preference: null }));
      await client.call(readPreference, { params: { userId: "u", applicationContext: "admin", preferenceName } });
      const { pathname, search } = new URL(sent[0]?.url ?? "", "http://localhost");
      expect(search).toBe("");
      expect(pathname.split("/").length).toBe(9);
      expect(decodeURIComponent(pathname.split("/")[8] ?? "")).toBe(preferenceName);
    }),
  );
});

test("a path parameter that would lead elsewhere is refused before anything is sent", async () => {
  const { client, sent } = createSetting(preloginAnswer);
  for (const hostName of ["", ".", ".."])
    await expect(client.call(brandingProperties, { params: { hostName } })).rejects.toThrow("hostName");
  expect(sent).toEqual([]);
});

test("query values that are undefined are left out, others are encoded", async () => {
  const { client, sent } = createSetting(() => Response.json({ loginBanner: null }));
  await client.call(publicTenantProperties, { query: { fqdn: "a&b=c" } });
  await client.call(publicTenantProperties, { query: {} });
  expect(sent.map(({ url }) => url.split("?")[1])).toEqual(["fqdn=a%26b%3Dc", undefined]);
});

test("a refusal carries code, status, details, fields and request id", async () => {
  const body = {
    errorCode: codeOf("invalidParameters"),
    message: "log",
    details: "d",
    fields: { userName: "required" },
    requestId: "r-7",
  };
  const { client } = createSetting(() => Response.json(body, { status: 400 }));
  const error = await failureOf(client.call(login, credentials));
  expect(error).toMatchObject({
    code: body.errorCode,
    status: 400,
    details: "d",
    fields: body.fields,
    requestId: "r-7",
  });
});

test("an unreachable server is NETWORK; the caller's own abort is the caller's own reason", async () => {
  const { client } = createSetting(() => {
    throw new TypeError("fetch failed");
  });
  expect(await failureOf(client.call(login, credentials))).toMatchObject({ code: "NETWORK", status: 0 });
  const reason = new Error("left the page");
  await expect(client.call(login, credentials, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
});

test("a proxy's page never reaches the user: the status alone gives the code [NOTE-015]", async () => {
  const page = (status: number) => () => new Response("<h1>nginx</h1>", { status });
  const codes = [502, 503, 504, 404, 200].map(async (status) => {
    const { client } = createSetting(page(status));
    const error = await failureOf(client.call(login, credentials));
    expect(`${error.message} ${error.details}`).not.toContain("nginx");
    return error.code;
  });
  expect(await Promise.all(codes)).toEqual(["GeneralError", codeOf("throttled"), "504", "NOT_FOUND", "GeneralError"]);
});

test("an answer that is not what the contract says is an error, and fields beyond the contract are dropped", async () => {
  const { client } = createSetting(
    () => Response.json({ sessionTimeout: "15" }),
    () => Response.json({ sessionTimeout: 15, secret: 1 }),
  );
  expect(await failureOf(client.call(tenantProperties, { query: {} }))).toMatchObject({ code: "GeneralError" });
  expect(await client.call(tenantProperties, { query: {} })).toEqual({ sessionTimeout: 15 });
});

test("503 with Retry-After waits the seconds × attempt, three times, then gives up [LOGIN-083] [API-006]", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 120 }), fc.nat({ max: 5 }), async (seconds, refusals) => {
      const busy = () => refusal("throttled", { "retry-after": String(seconds) });
      const { client, clock, sent } = createSetting(...Array.from({ length: refusals }, () => busy), preloginAnswer);
      const started = clock.now();
      const outcome = client.call(prelogin, { body: { userName: "a@b" } }, { retryAfter: true }).then(
        () => clock.now() - started,
        (error: CallError) => error.code,
      );
      await clock.pass(seconds * 10_000);
      const waits = [0, 1, 3, 6];
      expect(await outcome).toBe(refusals > 3 ? codeOf("throttled") : seconds * 1_000 * (waits[refusals] ?? 0));
      expect(sent.length).toBe(Math.min(refusals, 3) + 1);
    }),
  );
});

test("a call that has not asked for it, or is told no time, does not wait", async () => {
  const { client, sent } = createSetting(() => refusal("throttled", { "retry-after": "1" }));
  expect((await failureOf(client.call(prelogin, { body: { userName: "a@b" } }))).code).toBe(codeOf("throttled"));
  const other = createSetting(() => refusal("throttled"));
  await failureOf(other.client.call(prelogin, { body: { userName: "a@b" } }, { retryAfter: true }));
  expect(sent.length + other.sent.length).toBe(2);
});

test("a caller that asks for patience hears of each answer that is waited after", async () => {
  const { client, clock } = createSetting(() => refusal("throttled", { "retry-after": "2" }));
  const heard: string[] = [];
  const onWait = ({ code }: CallError) => void heard.push(code);
  const outcome = failureOf(client.call(prelogin, { body: { userName: "a@b" } }, { retryAfter: true, onWait }));
  await clock.pass(1_000);
  expect(heard).toEqual([codeOf("throttled")]);
  await clock.pass(60_000);
  await outcome;
  expect(heard).toHaveLength(3);
});

test("leaving the page ends the waiting", async () => {
  const { client, clock, sent } = createSetting(() => refusal("throttled", { "retry-after": "60" }));
  const leave = new AbortController();
  const outcome = client.call(prelogin, { body: { userName: "a@b" } }, { retryAfter: true, signal: leave.signal });
  const expectation = expect(outcome).rejects.toThrow("left");
  await clock.pass(1_000);
  leave.abort(new Error("left"));
  await expectation;
  await clock.pass(600_000);
  expect(sent.length).toBe(1);
});

test("Retry-After may be a date", async () => {
  const { client, clock, sent } = createSetting(
    () => refusal("throttled", { "retry-after": new Date(clock.now() + 5_000).toUTCString() }),
    preloginAnswer,
  );
  const outcome = client.call(prelogin, { body: { userName: "a@b" } }, { retryAfter: true });
  await clock.pass(4_000);
  expect(sent.length).toBe(1);
  await clock.pass(2_000);
  expect(await outcome).toMatchObject({ mfa: true });
});

test("an expired token is renewed once and the call sent again; in vain it is published [LOGOUT-027]", async () => {
  const { client, ends, sent, signIn } = createSetting(
    () => refusal("tokenExpired"),
    () => Response.json({ sessionTimeout: 1 }),
    () => refusal("tokenExpired"),
  );
  const stale = signIn();
  const renewed: string[] = [];
  client.renewWith(async (token) => {
    renewed.push(token);
    signIn(tokenOf({ sub: "u1", again: renewed.length }));
    return true;
  });
  expect(await client.call(tenantProperties, { query: {} })).toEqual({ sessionTimeout: 1 });
  expect(renewed).toEqual([stale]);
  expect(sent[1]?.headers.get("authorization")).not.toBe(sent[0]?.headers.get("authorization"));
  expect(ends).toEqual([]);

  const events: string[] = [];
  client.listen(({ type }) => events.push(type));
  expect((await failureOf(client.call(tenantProperties, { query: {} }))).code).toBe("TOKEN_EXPIRED");
  expect(events).toEqual(["TOKEN_EXPIRED"]);
  expect(ends.length).toBe(1);
});

/** While the first call is on its way, another tab puts a token of this person into the cookie. */
const overtakenBy = (sub: string) => {
  const setting = createSetting(
    () => {
      setting.signIn(tokenOf({ sub, jti: 2 }));
      return refusal("signedOut");
    },
    () => Response.json({ sessionTimeout: 1 }),
  );
  setting.signIn(tokenOf({ sub: "u1", jti: 1 }));
  return setting;
};

test("a token that another tab has replaced meanwhile is no reason to be signed out", async () => {
  const { client, ends } = overtakenBy("u1");
  expect(await client.call(tenantProperties, { query: {} })).toEqual({ sessionTimeout: 1 });
  expect(ends).toEqual([]);
});

test("what one person has begun is never sent in the name of another, nor does its end sign the other out", async () => {
  const { client, ends, sent } = overtakenBy("u2");
  expect((await failureOf(client.call(tenantProperties, { query: {} }))).code).toBe("SIGNED_OUT");
  expect(sent.length).toBe(1);
  expect(ends).toEqual([]);
});

test("a wrong password is no end of a session", async () => {
  const { client, ends } = createSetting(() => refusal("wrongCredentials"));
  await failureOf(client.call(login, credentials));
  expect(ends).toEqual([]);
});

test("a farewell outlives the page", async () => {
  const { client, sent } = createSetting(() => Response.json({ success: true }));
  await client.call(logout, { body: {} }, { keepalive: true });
  expect(sent[0]?.init.keepalive).toBe(true);
});
