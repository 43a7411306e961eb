import { setTimeout as sleep } from "node:timers/promises";
import { login } from "@evolve/contracts/authentication";
import { prepareUserImport, startUserImport, uploadUsersCsv, uploadUsersStatus } from "@evolve/contracts/user-import";
import type { CallResult } from "@evolve/contracts/call";
import type { BuiltUser } from "@evolve/testkit/builders";
import { call, signIn } from "../support/load.ts";
import { residentMegabytes } from "../support/processes.ts";
import type { Row } from "../support/row.ts";
import { buildUsers, createSite } from "../support/site.ts";
import { quantile } from "../support/statistics.ts";
import { workbookOf } from "../support/workbook.ts";

/** How often the import is looked at, and its node's memory with it. */
const lookMs = 500;

interface Kind {
  readonly name: string;
  /** Ends the figure's name: "from a CSV file". */
  readonly from: string;
  readonly fileOf: (rows: readonly (readonly string[])[]) => File;
  /** One bad row would keep all others out: everything is checked before anything is written. */
  readonly isAllOrNothing?: boolean;
}

const csvOf = (rows: readonly (readonly string[])[]): File =>
  new File([rows.map((cells) => cells.join(",")).join("\n")], "people.csv", { type: "text/csv" });

/**
 * An import of 100,000 people from a file, from the upload to the last row: how long it takes, the most memory that its node holds, and
 * how long a sign-in on the same node takes meanwhile.
 */
const importOf = ({ name, from, fileOf, isAllOrNothing = false }: Kind): Row => ({
  name,
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
    const file = fileOf(peopleOf(rows, tenant.key));
    const began = performance.now();
    const key = await (isAllOrNothing ? startAll : startValid)(node.url, token, file);
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
        what: `import of ${rows.toLocaleString("en")} users ${from}`,
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
});

export const userImport = importOf({ name: "user-import", from: "from a CSV file", fileOf: csvOf });

export const userImportXlsx = importOf({
  name: "user-import-xlsx",
  from: "from an XLSX file",
  fileOf: (rows) => new File([workbookOf(rows)], "people.xlsx"),
});

export const userImportAll = importOf({
  name: "user-import-all",
  from: "from a CSV file, all or none",
  fileOf: csvOf,
  isAllOrNothing: true,
});

const peopleOf = (rows: number, key: string): readonly (readonly string[])[] => [
  ["Email", "First name", "Last name"],
  ...Array.from({ length: rows }, (_, index) => [`import.${index}@${key}.test`, `Ann${index}`, "Example"]),
];

/** Takes the file and imports its valid rows; answers the import's key. */
const startValid = async (url: string, token: string, file: File): Promise<string> =>
  (await send<CallResult<typeof uploadUsersCsv>>(url + uploadUsersCsv.path, token, file)).key;

/** Takes the file, and imports all of its rows or none. */
const startAll = async (url: string, token: string, file: File): Promise<string> => {
  const { importId, mapping } = await send<CallResult<typeof prepareUserImport>>(
    url + prepareUserImport.path,
    token,
    file,
  );
  const path = startUserImport.path.replace(":importId", importId);
  await call(url, path, { token, body: { mapping, rows: "all" } });
  return importId;
};

const send = async <Answer>(address: string, token: string, file: File): Promise<Answer> => {
  const body = new FormData();
  body.set("file", file);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(address, { method: "POST", headers, body });
  if (!answer.ok) throw new Error(`the upload was answered with ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
};

const timeOf = async (url: string, user: BuiltUser | undefined): Promise<number> => {
  const began = performance.now();
  await call(url, login.path, { body: { userName: user?.userName, password: user?.password } });
  return performance.now() - began;
};
