import { availableParallelism } from "node:os";
import {
  callbackAt,
  clientId,
  type Person,
  redeem,
  registerApplication,
  signedIn,
  signIntoApplication,
} from "../support/application.ts";
import { startScript } from "../support/processes.ts";
import type { Row } from "../support/row.ts";
import { buildUsers, createSite } from "../support/site.ts";
import { median } from "../support/statistics.ts";

const connections = 16;
const poolSize = 16;

/** How often the work is done in a second, each connection's turn following its last. */
const rateOf = async (
  people: readonly Person[],
  seconds: number,
  work: (person: Person) => Promise<void>,
): Promise<number> => {
  const began = performance.now();
  const until = began + seconds * 1000;
  let done = 0;
  await Promise.all(
    people.map(async (person) => {
      while (performance.now() < until) {
        await work(person);
        done += 1;
      }
    }),
  );
  return done / ((performance.now() - began) / 1000);
};

const refreshing = async (people: readonly Person[]): Promise<(person: Person) => Promise<void>> => {
  const tokens = new Map<Person, string>();
  for (const person of people) tokens.set(person, (await signIntoApplication(person)).refresh_token);
  return async (person) => {
    const refresh_token = tokens.get(person) ?? "";
    const next = await redeem(person.url, { grant_type: "refresh_token", client_id: clientId, refresh_token });
    tokens.set(person, next.refresh_token);
  };
};

/**
 * How many sign-ins of an application a second a node serves to people who are signed in (code with PKCE, and its redemption),
 * and how many refreshes, each over the bare library on the same PostgreSQL with the plainest store. What lies between the two
 * is tokens bound to session, user and tenant, kept as digests in the tenant's fence, spent once. Load and database take
 * their share of the cores.
 */
export const openid: Row = {
  name: "openid",
  measure: async (stage, { quick }) => {
    const rounds = quick ? 3 : 7;
    const seconds = quick ? 2 : 5;
    const site = await createSite(stage);
    const { users } = await buildUsers(site, connections);
    await registerApplication(site);
    const node = await site.startNode();
    const bare = await startScript("bench/src/support/bare-provider.ts", {
      DATABASE_URL: await stage.createDatabase(),
      POOL_SIZE: String(poolSize),
      SESSIONS: String(connections),
      CLIENT_ID: clientId,
      REDIRECT_URI: callbackAt(),
    });
    stage.defer(() => bare.stop());
    const ours = await Promise.all(users.map((user) => signedIn(node.url, user)));
    const cookies = (await (await fetch(`${bare.url}/cookies`)).json()) as string[];
    const theirs = cookies.map((cookie) => ({ url: bare.url, cookie }));

    const compare = async (
      what: string,
      work: (people: readonly Person[]) => Promise<(person: Person) => Promise<void>>,
    ) => {
      const [workOurs, workTheirs] = [await work(ours), await work(theirs)];
      // A node that has run for a while has compiled what it runs.
      await rateOf(theirs, seconds * 2, workTheirs);
      await rateOf(ours, seconds * 2, workOurs);
      const measured: { ours: number; theirs: number }[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const alone = await rateOf(theirs, seconds, workTheirs);
        measured.push({ theirs: alone, ours: await rateOf(ours, seconds, workOurs) });
      }
      const cores = availableParallelism();
      return {
        what,
        measured: median(measured.map((round) => round.ours)) / cores,
        unit: "/s",
        against: {
          what: "the bare library on the same PostgreSQL",
          value: median(measured.map((round) => round.theirs)) / cores,
          ratio: median(measured.map((round) => round.ours / round.theirs)),
        },
        goal: { of: "ratio" as const, atLeast: 0.9 },
      };
    };
    const signingIn = () => Promise.resolve(async (person: Person) => void (await signIntoApplication(person)));
    return [
      await compare("OpenID codes issued and redeemed, per core", signingIn),
      await compare("OpenID refreshes, per core", refreshing),
    ];
  },
};
