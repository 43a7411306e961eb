import { createTeam } from "@evolve/contracts/team-administration";
import { searchTeamsV3 } from "@evolve/contracts/teams";
import { expect, test } from "vitest";
import { createClock, createJar, refusal, tokenOf } from "../test/world.ts";
import { createAuthInfo } from "./auth-info.ts";
import { networkCode } from "./call-error.ts";
import { createClient } from "./client.ts";

const made = () => Response.json({ team: { id: "t1", name: "Night", version: 1 } });
const lost = () => {
  throw new TypeError("Failed to fetch");
};

/** A client whose server gives these answers, one after the other; the keys of its requests. */
const createSetting = (...answers: (() => Response)[]) => {
  const clock = createClock();
  const auth = createAuthInfo(createJar(clock));
  auth.write({
    accessToken: tokenOf({ sub: "u1" }),
    refreshToken: "r",
    accessTokenExpiry: 9e9,
    refreshTokenExpiry: 9e9,
    sessionId: "s",
  });
  const keys: (string | null)[] = [];
  const client = createClient({
    appContext: "admin",
    auth,
    clock,
    lastActivity: { read: () => undefined },
    fetch: async (_url, init) => {
      keys.push(new Headers(init.headers).get("idempotency-key"));
      return Promise.resolve(answers[keys.length - 1]?.() ?? made());
    },
  });
  const create = (name = "Night") => client.call(createTeam, { body: { name } });
  return { client, clock, create, keys };
};

test("What is created again after a lost answer has the key of the first attempt", async () => {
  const { create, keys } = createSetting(lost, made);
  await expect(create()).rejects.toMatchObject({ code: networkCode });
  await create();
  expect(keys[0]).toMatch(/^[\d.e-]{20,}$/);
  expect(keys[1]).toBe(keys[0]);
});

test("A caller that remembers an attempt beyond the page gives its key", async () => {
  const { client, keys } = createSetting();
  await client.call(createTeam, { body: { name: "Night" } }, { idempotencyKey: "kept" });
  expect(keys).toEqual(["kept"]);
});

test("After an answer, with other input or much later it is another attempt", async () => {
  const { clock, create, keys } = createSetting(made, made, lost, made, lost, made);
  await create();
  await create();
  await expect(create()).rejects.toMatchObject({ code: networkCode });
  await create("Day");
  await expect(create("Late")).rejects.toMatchObject({ code: networkCode });
  await clock.pass(11 * 60_000);
  await create("Late");
  expect(new Set(keys).size).toBe(6);
});

test("An error of the server or of a proxy leaves it open whether something was made", async () => {
  const { create, keys } = createSetting(() => new Response("Bad gateway", { status: 502 }), made);
  await expect(create()).rejects.toMatchObject({ status: 502 });
  await create();
  expect(keys[1]).toBe(keys[0]);
});

test("While the first attempt is still in progress, the second waits for its answer", async () => {
  const busy = () => refusal("idempotencyKeyInUse", { "retry-after": "1" });
  const { clock, create, keys } = createSetting(lost, busy, made);
  await expect(create()).rejects.toMatchObject({ code: networkCode });
  const again = create();
  await clock.pass(1_000);
  expect((await again).team.id).toBe("t1");
  expect(keys).toEqual([keys[0], keys[0], keys[0]]);
});

test("A search has no key", async () => {
  const { client, keys } = createSetting(() => Response.json({ teams: [], totalRecords: 0 }));
  await client.call(searchTeamsV3, { body: {} });
  expect(keys).toEqual([null]);
});
