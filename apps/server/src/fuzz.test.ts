import { codeOf } from "@evolve/contracts/errors";
import { uuidPattern } from "@evolve/contracts/uuid";
import { buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { type ApiDocument, type FuzzedRequest, requestsTo } from "@evolve/testkit/fuzzed-requests";
import { populate } from "@evolve/testkit/populated";
import { inputs, type Populated } from "@evolve/testkit/probe-inputs";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import * as fc from "fast-check";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jobWatch } from "./modules/platform/jobs/job-watch.ts";
import { sessionWatch } from "./modules/sign-in/sessions/session-watch.ts";

/** Requests in all; `npm run fuzz -- 100000` is a long search. */
const total = Number(process.env["FUZZ_TOTAL"] ?? 1_000);
const seed = Number(process.env["FUZZ_SEED"] ?? 20_261_123);
/** Requests delete and lock what they find, so they are given another tenant after so many. */
const perTenant = 2_000;
const atOnce = 8;
const answeredWithinMs = 30_000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ limits: { failuresPerAddress: 1e9, failuresPerName: 1e9, namesPerAddress: 1e9 } });
  // An odd value may be a number of seconds to wait.
  server.services.use(jobWatch).release();
  server.services.use(sessionWatch).release();
});
afterAll(() => server.close());

const idsOf = (ours: Populated): string[] => {
  const text = JSON.stringify(Object.values(inputs).map((input) => input(ours)));
  return [...new Set(text.match(new RegExp(uuidPattern, "g")))];
};

interface Answer {
  /** 0 where none came. */
  readonly status: number;
  readonly isSignedOut: boolean;
}

const answerTo = async ({ method, url, body }: FuzzedRequest, client: TestClient): Promise<Answer> => {
  const options: InjectOptions = {
    method,
    url,
    headers: {
      authorization: `Bearer ${client.tokens?.accessToken ?? ""}`,
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  };
  const late = new Promise<Answer>((resolve) => {
    setTimeout(() => resolve({ status: 0, isSignedOut: false }), answeredWithinMs).unref();
  });
  const answer = server.app.inject(options).then(({ statusCode, payload }) => ({
    status: statusCode,
    isSignedOut: statusCode === 401 && payload.includes(codeOf("signedOut")),
  }));
  return Promise.race([answer, late]);
};

/** A request has ended the session, and may have locked or deleted its user as well. */
const signInAgain = async ({ administrator, tenant }: Populated): Promise<TestClient> => {
  try {
    return await signIn(server, administrator);
  } catch {
    return signIn(server, await buildUser(server.services, tenant, { teamId: null }));
  }
};

test(
  "No request that the API document allows, or nearly allows, is answered with a server fault or left unanswered",
  async () => {
    const document = (await server.app.inject("/openapi.json")).json<ApiDocument>();
    const faults: string[] = [];
    const statuses = new Map<number, number>();
    let sent = 0;
    while (sent < total) {
      const ours = await populate(server);
      let client = ours.client;
      let renewal: Promise<void> | undefined;
      const calls = requestsTo(document, idsOf(ours));
      const some = Math.min(perTenant, total - sent);
      const numRuns = Math.ceil(some / calls.length);
      const requests = calls.flatMap((call) => fc.sample(call, { numRuns, seed: seed + sent }));
      const order = fc.sample(fc.shuffledSubarray(requests, { minLength: some, maxLength: some }), {
        numRuns: 1,
        seed,
      })[0];
      const queue = [...(order ?? [])];
      const work = async (): Promise<void> => {
        for (let request = queue.pop(); request; request = queue.pop()) {
          const { status, isSignedOut } = await answerTo(request, client);
          sent += 1;
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (status === 0 || status >= 500) faults.push(`${status} ${JSON.stringify(request)}`);
          if (!isSignedOut) continue;
          renewal ??= signInAgain(ours)
            .then((renewed) => void (client = renewed))
            // Nobody can sign in any more, so the next tenant comes.
            .catch(() => void queue.splice(0))
            .finally(() => (renewal = undefined));
          await renewal;
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      // A long search says how far it is.
      if (process.env["FUZZ_TOTAL"]) console.log(sent, Object.fromEntries([...statuses].sort()), faults);
    }
    expect(faults).toEqual([]);
    expect(statuses.get(200) ?? 0).toBeGreaterThan(total / 20);
  },
  60_000 + total * 100,
);
