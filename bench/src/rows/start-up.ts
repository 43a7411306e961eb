import { type Program, startCommand, startScript } from "../support/processes.ts";
import type { Row } from "../support/row.ts";
import { median } from "../support/statistics.ts";

/**
 * From the command to the line `ready`, with the embedded PostgreSQL: on an empty DATA_DIR, where the database, its schema
 * and the demo's tenants are made first, and on one that is populated, by the server's script and by `npm start`. The clone
 * is installed and built already; those two are not counted. An identity server of the same weight takes about 10 s.
 */
export const startUp: Row = {
  name: "start-up",
  measure: async (stage, { quick }) => {
    const starts = quick ? 2 : 7;
    const settings = { HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "warn", DATABASE_URL: "", REDIS_URL: "" };
    const server = (dataDir: string) => startScript("apps/server/dist/main.mjs", { ...settings, DATA_DIR: dataDir });
    const npm = (dataDir: string) => startCommand("npm", ["start"], { ...settings, DATA_DIR: dataDir });

    const onEmpty: number[] = [];
    for (let start = 0; start < starts; start += 1) {
      const dataDir = await stage.createDataDir();
      onEmpty.push(await timed(() => server(dataDir)));
    }
    const dataDir = await stage.createDataDir();
    await timed(() => server(dataDir));
    const onPopulated: number[] = [];
    const byNpm: number[] = [];
    for (let start = 0; start < starts; start += 1) {
      onPopulated.push(await timed(() => server(dataDir)));
      byNpm.push(await timed(() => npm(dataDir)));
    }
    return [
      {
        what: "ready, populated database",
        measured: median(onPopulated),
        unit: "s",
        goal: { of: "measured", atMost: 1 },
      },
      {
        what: "ready, populated database, by npm start",
        measured: median(byNpm),
        unit: "s",
        goal: { of: "measured", atMost: 1 },
      },
      {
        what: "ready, empty database (schema and demo made)",
        measured: median(onEmpty),
        unit: "s",
        against: { what: "an identity server: about 10 s" },
        goal: { of: "measured", atMost: 5 },
      },
    ];
  },
};

const timed = async (start: () => Promise<Program>): Promise<number> => {
  const program = await start();
  await program.stop();
  return program.startSeconds;
};
