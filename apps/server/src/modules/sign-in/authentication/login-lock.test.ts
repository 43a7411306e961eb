import { login } from "@evolve/contracts/authentication";
import { buildTenant, buildUser, type BuiltTenant, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const minute = 60;
let server: TestServer;
let tenant: BuiltTenant;
let user: BuiltUser;

beforeAll(async () => {
  server = await startTestServer({ limits: { failuresPerName: 4, hashesAtOnce: 1, hashQueue: 100 } });
  server.clock.stop();
  tenant = await buildTenant(server.services);
});
beforeEach(async () => {
  user = await buildUser(server.services, tenant);
});
afterAll(() => server.close());

const enter = async (userName: string, password: string, on: Pick<TestServer, "app"> = server) => {
  const { status, errorCode } = await anonymous(on).call(login, { body: { userName, password } });
  return status === 200 ? "signed in" : errorCode.replace("platform_user_manager_service_", "");
};
const guess = (times: number, name = user.userName) => repeat(times, () => enter(name, "Not#2026-this"));

test("Four wrong guesses lock a name, known or not, for 30 minutes [LOGIN-058, SEC-08]", async () => {
  for (const name of [user.userName, "nobody@nowhere.test"]) {
    expect(await guess(5, name)).toEqual(["101", "101", "101", "101", "144"]);
    server.clock.advance(30 * minute - 1);
    expect(await guess(1, name)).toEqual(["144"]);
    server.clock.advance(2);
    expect(await guess(1, name)).toEqual(["101"]);
  }
});

test("While a name is locked the right password is refused too, and admitted after it [LOGIN-058]", async () => {
  await guess(4);
  expect(await enter(user.userName, user.password)).toBe("144");
  server.clock.advance(30 * minute + 1);
  expect(await enter(user.userName, user.password)).toBe("signed in");
});

test("A guess at a locked name does not make the lock longer", async () => {
  await guess(4);
  server.clock.advance(29 * minute);
  await guess(3);
  server.clock.advance(minute + 1);
  expect(await enter(user.userName, user.password)).toBe("signed in");
});

test("After the window the count starts again", async () => {
  await guess(3);
  server.clock.advance(15 * minute + 1);
  expect(await guess(4)).toEqual(["101", "101", "101", "101"]);
  expect(await enter(user.userName, user.password)).toBe("144");
});

test("After a lock the count starts again", async () => {
  await guess(4);
  server.clock.advance(30 * minute + 1);
  expect(await guess(3)).toEqual(["101", "101", "101"]);
  expect(await enter(user.userName, user.password)).toBe("signed in");
});

test("A right sign-in clears the count", async () => {
  for (let round = 0; round < 3; round += 1) {
    await guess(3);
    expect(await enter(user.userName, user.password)).toBe("signed in");
  }
});

test("A name counts in every case and form as one", async () => {
  await guess(2, user.userName.toUpperCase());
  await guess(2, ` ${user.userName}`);
  expect(await enter(user.userName, user.password)).toBe("144");
});

test("Guesses on all nodes count together, and none is lost when they come at once", async () => {
  const other = await server.anotherNode();
  await Promise.all([server, other, server, other].map((node) => enter(user.userName, "Not#2026-this", node)));
  for (const node of [server, other]) expect(await enter(user.userName, user.password, node)).toBe("144");
});

test("A burst of guesses does not get the right one in behind the wrong ones [SEC-09]", async () => {
  const { passwords } = server.services;
  const compare = passwords.matches.bind(passwords);
  const wrongAreAnswered = Promise.withResolvers<undefined>();
  // The right one has arrived before any wrong one is counted, and its turn to be compared comes after them.
  const matches = vi.spyOn(passwords, "matches").mockImplementation(async (stored, password) => {
    if (password === user.password) await wrongAreAnswered.promise;
    return compare(stored, password);
  });
  try {
    const right = enter(user.userName, user.password);
    await vi.waitFor(() => expect(matches).toHaveBeenCalled(), { timeout: 30_000 });
    const wrong = await Promise.all(Array.from({ length: 12 }, () => enter(user.userName, "Not#2026-this")));
    wrongAreAnswered.resolve(undefined);
    expect(await right).toBe("144");
    expect(new Set(wrong)).toEqual(new Set(["101", "144"]));
  } finally {
    matches.mockRestore();
  }
});

test("Sixty right sign-ins of one account within two minutes pass", async () => {
  for (let round = 0; round < 6; round += 1) {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => enter(user.userName, user.password)));
    expect(new Set(outcomes)).toEqual(new Set(["signed in"]));
  }
});

const repeat = async <T>(times: number, work: () => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (let time = 0; time < times; time += 1) results.push(await work());
  return results;
};
