import { login } from "@evolve/contracts/authentication";
import type { Call } from "@evolve/contracts/call";
import { codeOf } from "@evolve/contracts/errors";
import { stepUp } from "@evolve/contracts/proofs";
import { authInfo, CallError, type Client, type Session } from "@evolve/session";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { comeBack } from "./come-back.ts";

const hold = (userId: string): void => {
  authInfo.write({
    accessToken: `e30.${btoa(JSON.stringify({ sub: userId })).replaceAll("=", "")}.x`,
    accessTokenExpiry: 4_000_000_000,
    refreshToken: "r",
    refreshTokenExpiry: 4_000_000_000,
    sessionId: "s1",
  });
};
const returned = (refuses = false) => {
  const call = vi.fn((_contract: Call, _input: unknown): Promise<unknown> =>
    refuses ? Promise.reject(new CallError({ code: codeOf("samlRefused"), status: 401 })) : Promise.resolve({}),
  );
  const replaceTokens = vi.fn(async (exchange: (options: object) => Promise<unknown>) => void (await exchange({})));
  const session = () => Promise.resolve({ replaceTokens } as unknown as Session);
  const calls = () => call.mock.calls.map(([contract, input]) => [contract, input]);
  return { come: () => comeBack({ call } as unknown as Client, session), calls };
};

beforeEach(() => {
  location.hash = "#/?ssoCode=t1.code&ssoUser=u1";
});
afterEach(() => {
  authInfo.clear();
  location.hash = "";
});

it("for the user who is signed in already, what came back from single sign-on is a step-up of their session", async () => {
  hold("u1");
  const { come, calls } = returned();
  expect(await come()).toBe("in");
  expect(calls()).toEqual([[stepUp, { body: { ssoCode: "t1.code" } }]]);
  expect(location.hash).not.toContain("ssoCode");
});

it("a step-up that is refused leaves the session as it was", async () => {
  hold("u1");
  const { come } = returned(true);
  expect(await come()).toBe("in");
  expect(authInfo.read()?.sessionId).toBe("s1");
});

it("somebody else who is signed in stays so, and nothing is sent", async () => {
  hold("u2");
  const { come, calls } = returned();
  expect(await come()).toBe("other");
  expect(calls()).toEqual([]);
});

it("where nobody is signed in the code opens a session", async () => {
  const { come, calls } = returned(true);
  await expect(come()).rejects.toMatchObject({ code: codeOf("samlRefused") });
  expect(calls()).toEqual([[login, { body: { id_token: "t1.code" } }]]);
});
