import { setTimeout as sleep } from "node:timers/promises";
import { readHistory } from "@evolve/contracts/history";
import { prepareHistoryFile, readHistoryImport, startHistoryImport } from "@evolve/contracts/history-import";
import { saveBusinessUnit } from "@evolve/contracts/business-units";
import { searchPlanningGroups } from "@evolve/contracts/planning-groups";
import { call, signIn, signInTimes } from "../support/load.ts";
import { residentMegabytes } from "../support/processes.ts";
import type { Row } from "../support/row.ts";
import { buildUsers, createSite } from "../support/site.ts";
import { quantile } from "../support/statistics.ts";

const quarterMs = 900_000;
const yearOfQuarters = 365 * 96;

/** A year of quarters of an hour in a hundred queues is 3.5 million rows. */
const queuesInAll = 100;
const goals = { importSeconds: 60, megabytes: 400, readMs: 100 };

/** How long a year of a large centre takes to be imported, with how much memory, and how long a planning group's year takes to be read. */
export const historyImport: Row = {
  name: "history-import",
  measure: async (stage, { quick, samples }) => {
    const queues = quick ? 10 : queuesInAll;
    const site = await createSite(stage);
    const permissions = ["wfm:setup:view", "wfm:setup:edit", "wfm:history:view", "wfm:history:edit"];
    const { users } = await buildUsers(site, 16, { permissions });
    const [planner, ...others] = users;
    if (!planner) throw new Error("nobody was built");
    const node = await site.startNode();
    // A node that has run for a while has compiled what it runs.
    await signInTimes(node.url, others, samples);
    const alone = quantile(await signInTimes(node.url, others, samples), 0.95);
    const { accessToken: token } = await signIn(node.url, planner);
    const unit = { name: "Bench", zone: "Europe/Berlin", weekStart: 1, intervalMinutes: 15, sites: [] };
    const { businessUnit } = await call<{ businessUnit: { id: string } }>(node.url, saveBusinessUnit.path, {
      body: unit,
      method: saveBusinessUnit.method,
      token,
    });
    const form = new FormData();
    form.append("file", new Blob(linesOf(queues)), "year.csv");
    const sent = await fetch(node.url + prepareHistoryFile.path, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    if (!sent.ok) throw new Error(`the file was refused: ${await sent.text()}`);
    const { fileId, mapping } = (await sent.json()) as { fileId: string; mapping: object };

    const began = performance.now();
    const { importId } = await call<{ importId: string }>(node.url, startHistoryImport.path, {
      body: {
        files: [{ fileId, mapping, dateOrder: "ymd", minutes: 15, queueName: null }],
        businessUnitId: businessUnit.id,
        zone: "Europe/Berlin",
        existing: "replace",
        createQueues: true,
      },
      token,
    });
    const state = async () =>
      (
        await call<{ import: { state: string; imported: number } }>(
          node.url,
          readHistoryImport.path.replace(":importId", importId),
          { token },
        )
      ).import;
    let megabytes = residentMegabytes(node.pid);
    let now = await state();
    const beside: number[] = [];
    while (now.state === "waiting" || now.state === "running") {
      if (beside.length < samples) beside.push(...(await signInTimes(node.url, others, 1)));
      else await sleep(200);
      megabytes = Math.max(megabytes, residentMegabytes(node.pid));
      now = await state();
    }
    const seconds = (performance.now() - began) / 1_000;
    if (now.imported !== queues * yearOfQuarters) throw new Error(`${now.imported} rows were imported: ${now.state}`);

    const { planningGroups } = await call<{ planningGroups: { id: string }[] }>(node.url, searchPlanningGroups.path, {
      body: {},
      token,
    });
    const path = readHistory.path.replace(":planningGroupId", planningGroups[0]?.id ?? "");
    const times: number[] = [];
    for (let read = 0; read < 22; read += 1) {
      const asked = performance.now();
      await call(node.url, path, { token });
      times.push(performance.now() - asked);
    }
    const share = queues / queuesInAll;
    return [
      {
        what: `import of ${(queues * yearOfQuarters).toLocaleString("en")} rows of CSV`,
        measured: seconds,
        unit: "s",
        goal: { of: "measured", atMost: goals.importSeconds * share },
      },
      {
        what: "… memory of the node at its peak",
        measured: megabytes,
        unit: "MB",
        goal: { of: "measured", atMost: goals.megabytes },
      },
      {
        what: "… sign-in meanwhile, 95th percentile",
        measured: quantile(beside, 0.95),
        unit: "ms",
        against: { what: "the same with nothing else to do", value: alone },
        goal: { of: "ratio", atMost: 2 },
      },
      {
        what: "a planning group's year of quarters of an hour read, median",
        measured: quantile(times.slice(2), 0.5),
        unit: "ms",
        goal: { of: "measured", atMost: goals.readMs },
      },
    ];
  },
};

/** A queue that is busy by day, quieter at weekends, and never the same: what comes by chance differs as counts do. */
const linesOf = (queues: number): string[] => {
  const today = Math.floor(Date.now() / 86_400_000) * 86_400_000;
  const first = today - yearOfQuarters * quarterMs;
  const parts = ["Queue,Start,Offered,Handled,Abandoned,Talk time,Hold time,ACW\n"];
  for (let queue = 0; queue < queues; queue += 1) {
    const lines: string[] = [];
    for (let at = 0; at < yearOfQuarters; at += 1) {
      const start = new Date(first + at * quarterMs);
      const byHour = 2 + 28 * Math.exp(-(((at % 96) - 50) ** 2) / 400);
      const mean = byHour * (start.getUTCDay() % 6 === 0 ? 0.5 : 1);
      const offered = Math.max(0, Math.round(mean + Math.sqrt(mean) * chance(at, queue)));
      const talk = Math.round(offered * (180 + 30 * chance(queue, at)));
      const counts = `${offered},${offered},0,${talk},${offered * 12},${offered * 40}`;
      lines.push(`Queue ${queue},${start.toISOString()},${counts}`);
    }
    parts.push(`${lines.join("\n")}\n`);
  }
  return parts;
};

/** About a standard normal, the same in every run. */
const chance = (one: number, other: number): number => {
  const uniform = (salt: number): number => Math.abs(Math.sin(one * 12.9898 + other * 78.233 + salt) * 43_758.5453) % 1;
  return 2 * (uniform(1) + uniform(2) + uniform(3) - 1.5);
};
