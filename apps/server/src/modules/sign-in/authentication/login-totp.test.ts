import { login } from "@evolve/contracts/authentication";
import { buildTenant, buildUser, type BuiltTenant, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

const secret = "JBSWY3DPEHPK3PXP";
const step = 30;
let server: TestServer;
let tenant: BuiltTenant;
let user: BuiltUser;

beforeAll(async () => {
  server = await startTestServer({ limits: { failuresPerName: 5 } });
  tenant = await buildTenant(server.services);
});
beforeEach(async () => {
  user = await buildUser(server.services, tenant, { totpSecret: secret });
  // To the middle of a step, so that no test falls onto its edge.
  const into = (server.clock.now().getTime() / 1000) % step;
  server.clock.advance(step - into + step / 2);
});
afterAll(() => server.close());

const enter = async (totp?: string, password = user.password) => {
  const body = { userName: user.userName, password, ...(totp !== undefined && { totp }) };
  const { status, errorCode } = await anonymous(server).call(login, { body });
  return status === 200 ? "signed in" : errorCode.replace("platform_user_manager_service_", "");
};
const codeIn = (seconds: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: server.clock.now().getTime() + seconds * 1000,
  });

test("The right password with the code of now signs in", async () => {
  expect(await enter(codeIn(0))).toBe("signed in");
});

test("A missing, empty, malformed or wrong code is an invalid MFA token", async () => {
  const wrong = String((Number(codeIn(0)) + 1) % 1_000_000).padStart(6, "0");
  for (const totp of [undefined, "", "12 456", wrong]) expect(await enter(totp)).toBe("102");
});

test("A wrong password is told as such, whatever the code [SEC-08]", async () => {
  expect(await enter(codeIn(0), "Not#2026-this")).toBe("101");
});

test("A code of one step before or after is taken, of two steps not [SEC-11]", async () => {
  expect(await enter(codeIn(-2 * step))).toBe("102");
  expect(await enter(codeIn(2 * step))).toBe("102");
  expect(await enter(codeIn(-step))).toBe("signed in");
  expect(await enter(codeIn(step))).toBe("signed in");
});

test("A code is good once: neither it nor an earlier one is taken again [SEC-11]", async () => {
  const [before, now] = [codeIn(-step), codeIn(0)];
  expect(await enter(now)).toBe("signed in");
  expect(await enter(now)).toBe("102");
  expect(await enter(before)).toBe("102");
});

test("Of sign-ins at the same moment with one code exactly one passes [SEC-11]", async () => {
  const now = codeIn(0);
  const outcomes = await Promise.all(Array.from({ length: 4 }, () => enter(now)));
  expect(outcomes.sort()).toEqual(["102", "102", "102", "signed in"]);
});

test("A code that was refused with a wrong password is not spent by it", async () => {
  const now = codeIn(0);
  expect(await enter(now, "Not#2026-this")).toBe("101");
  expect(await enter(now)).toBe("signed in");
});

test("Guesses of codes are capped like those of passwords [SEC-11]", async () => {
  for (let guess = 0; guess < 5; guess += 1) expect(await enter("")).toBe("102");
  expect(await enter(codeIn(0))).toBe("144");
});
