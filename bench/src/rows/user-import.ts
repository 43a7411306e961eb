import { setTimeout as sleep } from "node:timers/promises";
import { login } from "@evolve/contracts/authentication";
import { uploadUsersCsv, uploadUsersStatus } from "@evolve/contracts/user-import";
import type { CallResult } from "@evolve/contracts/call";
import type { BuiltUser } from "@evolve/testkit/builders";
import { call, signIn } from "../support/load.ts";
import { residentMegabytes } from "../support/processes.ts";
import type { Row } from "../support/row.ts";
import { buildUsers, createSite } from "../support/site.ts";
import { quantile } from "../support/statistics.ts";

/** How often the import is looked at, and its node's memory with it. */
const lookMs = 500;

/**
 * An import of 100,000 people from a CSV file, from the upload to the last row: how long it takes, the most memory that its node holds, and
 * how long a sign-in on the same node takes meanwhile.
 */
export const userImport: Row = {
  name: "user-import",
  measure: async (stage, { quick, samples }) => {
    const rows = quick ? 10_000 : 100_000;
    const site = await createSite(stage);
    const { tenant, users } = await buildUsers(site, 16);
    const [administrator, ...others] = users;
    if (!administrator) throw new Error("nobody was built");
    const node = await site.startNode();
    const signInTimes = async (goesOn: (count: number) => boolean): Promise<number[]> => {
      const times: number[] = [];
      while (goesOn(times.length)) times.push(await timeOf(node.url, others[times.length % others.length]));
      return times;
    };
    // A node that has run for a while has compiled what it runs.
    await signInTimes((count) => count < samples);
    const alone = quantile(await signInTimes((count) => count < samples), 0.95);

    const { accessToken: token } = await signIn(node.url, administrator);
    const began = performance.now();
    const key = await upload(node.url, token, fileOf(rows, tenant.key));
    let isOver = false;
    let peak = 0;
    const signIns = signInTimes(() => !isOver);
    // Whichever of the two fails first is what the row says.
    signIns.catch(() => undefined);
    const path = `${uploadUsersStatus.path}?key=${key}`;
    let status = await call<CallResult<typeof uploadUsersStatus>>(node.url, path, { token });
    while (status.state === "waiting" || status.state === "running") {
      peak = Math.max(peak, residentMegabytes(node.pid));
      await sleep(lookMs);
      status = await call(node.url, path, { token });
    }
    const seconds = (performance.now() - began) / 1000;
    isOver = true;
    const beside = quantile(await signIns, 0.95);
    if (status.succeeded !== rows) throw new Error(`${status.succeeded} of ${rows} rows were imported`);
    return [
      {
        what: `import of ${rows.toLocaleString("en")} users from a CSV file`,
        measured: seconds,
        unit: "s",
        goal: { of: "measured", atMost: 60 },
      },
      { what: "… rows a second", measured: rows / seconds, unit: "rows/s" },
      { what: "… most memory of its node", measured: peak, unit: "MB", goal: { of: "measured", atMost: 300 } },
      {
        what: "… sign-in meanwhile, 95th percentile",
        measured: beside,
        unit: "ms",
        against: { what: "the same with nothing else to do", value: alone },
        goal: { of: "ratio", atMost: 2 },
      },
    ];
  },
};

const fileOf = (rows: number, key: string): string =>
  [
    "Email,First name,Last name",
    ...Array.from({ length: rows }, (_, index) => `import.${index}@${key}.test,Ann${index},Example`),
  ].join("\n");

const upload = async (url: string, token: string, file: string): Promise<string> => {
  const body = new FormData();
  body.set("file", new Blob([file], { type: "text/csv" }), "people.csv");
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(url + uploadUsersCsv.path, { method: "POST", headers, body });
  if (!answer.ok) throw new Error(`the upload was answered with ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as CallResult<typeof uploadUsersCsv>).key;
};

const timeOf = async (url: string, user: BuiltUser | undefined): Promise<number> => {
  const began = performance.now();
  await call(url, login.path, { body: { userName: user?.userName, password: user?.password } });
  return performance.now() - began;
};
