import { availableParallelism } from "node:os";
import { hashing } from "../support/hashing.ts";
import { drive, rotated, signingIn } from "../support/load.ts";
import type { Row } from "../support/row.ts";
import { buildUsers, createSite } from "../support/site.ts";
import { median } from "../support/statistics.ts";

/**
 * How many passwords a second one node checks, each with a session opened and a token signed, over how often the same
 * cores compute the same hash and do nothing else. The hash is meant to be slow, so it alone should be the limit. The load
 * and the database take their share of the cores too: nothing is left out. Rounds of both take turns, and the median of
 * their ratios counts, so that a machine whose speed drifts does not decide.
 */
export const signIns: Row = {
  name: "sign-ins",
  measure: async (stage, { quick }) => {
    const rounds = quick ? 3 : 9;
    const seconds = quick ? 2 : 5;
    const site = await createSite(stage);
    const { users } = await buildUsers(site, 64);
    const hash = await hashing(site.services, users[0]);
    const node = await site.startNode();
    const signInsFor = (forSeconds: number) =>
      drive(node.url, {
        connections: 16,
        until: { seconds: forSeconds },
        requestsOf: (connection) => rotated(users, connection * 4).map((user) => signingIn(user)),
      });
    // A node that has run for a while has compiled what it runs.
    await signInsFor(seconds * 4);

    const measured: { signIns: number; hashes: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const hashes = await hash.perSecond(seconds);
      measured.push({ hashes, signIns: (await signInsFor(seconds)).perSecond });
    }
    return [
      {
        what: "password sign-ins",
        measured: median(measured.map((round) => round.signIns)),
        unit: "/s",
        against: {
          what: `argon2id alone on the same ${availableParallelism()} cores`,
          value: median(measured.map((round) => round.hashes)),
          ratio: median(measured.map((round) => round.signIns / round.hashes)),
        },
        goal: { of: "ratio", atLeast: 0.75 },
      },
    ];
  },
};
