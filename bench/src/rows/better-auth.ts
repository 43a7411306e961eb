import { currentTenant } from "@evolve/contracts/own-tenant";
import { hashing } from "../support/hashing.ts";
import { drive, posting, rotated, signIn, signingInCompletely } from "../support/load.ts";
import { cpuSeconds, type Program, startScript } from "../support/processes.ts";
import type { Row } from "../support/row.ts";
import { buildUsers, createSite } from "../support/site.ts";
import { median } from "../support/statistics.ts";

/** Seconds of CPU. */
interface Pair {
  readonly ours: number;
  readonly theirs: number;
}

const connections = 16;
const poolSize = 16;
const accounts = 64;

/**
 * The product beside better-auth, a library of renown for sign-in in Node, on the same PostgreSQL in the same run and with the same hash: a
 * session's check (ours with a query of the tenant besides), and the CPU of a complete sign-in besides its hash.
 */
export const betterAuth: Row = {
  name: "better-auth",
  measure: async (stage, { quick }) => {
    const rounds = quick ? 3 : 7;
    const signIns = connections * (quick ? 8 : 20);
    const checks = connections * (quick ? 100 : 400);
    const site = await createSite(stage);
    const { users } = await buildUsers(site, accounts);
    const [user] = users;
    if (!user) throw new Error("there is no user");
    const hash = await hashing(site.services, user);
    const ours = await site.startNode();
    const emails = Array.from({ length: accounts }, (_, index) => `user${index}@peer.test`);
    const theirs = await startScript("bench/src/support/better-auth-app.ts", {
      DATABASE_URL: await stage.createDatabase(),
      POOL_SIZE: String(poolSize),
      ACCOUNTS: JSON.stringify({ users: emails, password: user.password }),
    });
    stage.defer(() => theirs.stop());

    const { accessToken } = await signIn(ours.url, user);
    const cookie = await cookieOf(theirs.url, emails[0] ?? "", user.password);
    const checking = {
      ours: { method: "GET" as const, path: currentTenant.path, headers: { authorization: `Bearer ${accessToken}` } },
      theirs: { method: "GET" as const, path: "/api/auth/get-session", headers: { cookie } },
    };
    const entering = (email: string) =>
      posting("/api/auth/sign-in/email", { email, password: user.password }, { origin: theirs.url });

    /** Seconds of CPU of each request, or group of requests, that a program answers. */
    const cpuEach = async ({ pid }: Program, count: number, work: () => Promise<unknown>): Promise<number> => {
      const before = cpuSeconds(pid);
      await work();
      return (cpuSeconds(pid) - before) / count;
    };
    const checkOurs = () =>
      drive(ours.url, { connections, until: { requests: checks }, requestsOf: () => [checking.ours] });
    const checkTheirs = () =>
      drive(theirs.url, { connections, until: { requests: checks }, requestsOf: () => [checking.theirs] });
    const enterOurs = () =>
      drive(ours.url, {
        connections,
        until: { requests: 2 * signIns },
        requestsOf: (connection) => rotated(users, connection * 4).flatMap(signingInCompletely),
      });
    const enterTheirs = () =>
      drive(theirs.url, {
        connections,
        until: { requests: signIns },
        requestsOf: (connection) => rotated(emails, connection * 4).map(entering),
      });
    // Programs that have run for a while have compiled what they run.
    for (const warm of [checkOurs, checkTheirs, enterOurs, enterTheirs, enterOurs, enterTheirs]) await warm();

    const measured: { checkCpu: Pair; signInCpu: Pair }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const eachHash = await hash.cpuSecondsEach(signIns);
      const checkCpu = {
        ours: await cpuEach(ours, checks, checkOurs),
        theirs: await cpuEach(theirs, checks, checkTheirs),
      };
      const signInCpu = {
        ours: (await cpuEach(ours, signIns, enterOurs)) - eachHash,
        theirs: (await cpuEach(theirs, signIns, enterTheirs)) - eachHash,
      };
      measured.push({ checkCpu, signInCpu });
    }
    const middle = (of: (round: (typeof measured)[number]) => number): number => median(measured.map(of));
    return [
      {
        what: "session checks per second of CPU",
        measured: middle(({ checkCpu }) => 1 / checkCpu.ours),
        unit: "/s",
        against: {
          what: "better-auth",
          value: middle(({ checkCpu }) => 1 / checkCpu.theirs),
          ratio: middle(({ checkCpu }) => checkCpu.theirs / checkCpu.ours),
        },
        goal: { of: "ratio", atLeast: 3 },
      },
      {
        what: "CPU beside the hash, per complete sign-in",
        measured: middle(({ signInCpu }) => signInCpu.ours * 1000),
        unit: "ms",
        against: {
          what: "better-auth",
          value: middle(({ signInCpu }) => signInCpu.theirs * 1000),
          ratio: middle(({ signInCpu }) => signInCpu.ours / signInCpu.theirs),
        },
        goal: { of: "ratio", atMost: 0.5 },
      },
    ];
  },
};

const cookieOf = async (url: string, email: string, password: string): Promise<string> => {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`better-auth answered ${answer.status}: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
};
