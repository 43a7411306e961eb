import { hashing } from "../support/hashing.ts";
import { drive, rotated, signingInCompletely } from "../support/load.ts";
import { cpuSeconds, mainThreadSeconds } from "../support/processes.ts";
import type { Row } from "../support/row.ts";
import { buildUsers, createSite } from "../support/site.ts";
import { median } from "../support/statistics.ts";

const connections = 16;

/**
 * What a complete sign-in (password, then the exchange for tokens) costs the node beside the password's hash: all the CPU
 * time of its process over a counted number of them, less the CPU time that as many hashes take by themselves in the same
 * run. The hash is wanted; everything else is overhead. A published identity provider of renown needs about 30 ms.
 */
export const signInCpu: Row = {
  name: "sign-in-cpu",
  measure: async (stage, { quick }) => {
    const rounds = quick ? 3 : 9;
    const signIns = connections * (quick ? 8 : 30);
    const site = await createSite(stage);
    const { users } = await buildUsers(site, 64);
    const hash = await hashing(site.services, users[0]);
    const node = await site.startNode();
    const signInTimes = (count: number) =>
      drive(node.url, {
        connections,
        until: { requests: 2 * count },
        requestsOf: (connection) => rotated(users, connection * 4).flatMap(signingInCompletely),
      });
    const round = async () => {
      const eachHash = await hash.cpuSecondsEach(signIns);
      const [all, main] = [cpuSeconds(node.pid), mainThreadSeconds(node.pid)];
      await signInTimes(signIns);
      return {
        besideMs: ((cpuSeconds(node.pid) - all) / signIns - eachHash) * 1000,
        mainMs: ((mainThreadSeconds(node.pid) - main) / signIns) * 1000,
        hashMs: eachHash * 1000,
      };
    };
    // A node that has run for a while has compiled what it runs.
    await signInTimes(signIns * (quick ? 2 : 6));

    const measured = [];
    for (let done = 0; done < rounds; done += 1) measured.push(await round());
    return [
      {
        what: "CPU beside the hash, per complete sign-in",
        measured: median(measured.map(({ besideMs }) => besideMs)),
        unit: "ms",
        against: { what: "the hash itself", value: median(measured.map(({ hashMs }) => hashMs)) },
        goal: { of: "measured", atMost: 3 },
      },
      {
        what: "… of it in the thread of JavaScript",
        measured: median(measured.map(({ mainMs }) => mainMs)),
        unit: "ms",
      },
    ];
  },
};
