import { availableParallelism, cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { analytics } from "./rows/analytics.ts";
import { betterAuth } from "./rows/better-auth.ts";
import { historyImport } from "./rows/history-import.ts";
import { cutConnections } from "./rows/cut-connections.ts";
import { endSessions } from "./rows/end-sessions.ts";
import { firstRows } from "./rows/first-rows.ts";
import { grid } from "./rows/grid.ts";
import { gridMillion } from "./rows/grid-million.ts";
import { gridWide } from "./rows/grid-wide.ts";
import { interactions } from "./rows/interactions.ts";
import { memory } from "./rows/memory.ts";
import { openid } from "./rows/openid.ts";
import { pageWeight } from "./rows/page-weight.ts";
import { permissionCheck } from "./rows/permission-check.ts";
import { publish } from "./rows/publish.ts";
import { reads } from "./rows/reads.ts";
import { recovery } from "./rows/recovery.ts";
import { recoveryRedis } from "./rows/recovery-redis.ts";
import { refreshes } from "./rows/refreshes.ts";
import { shellHeading } from "./rows/shell-heading.ts";
import { schedule } from "./rows/schedule.ts";
import { scheduleEditor } from "./rows/schedule-editor.ts";
import { signInBesideJob } from "./rows/sign-in-beside-job.ts";
import { signInCpu } from "./rows/sign-in-cpu.ts";
import { signInPage } from "./rows/sign-in-page.ts";
import { signInTiming } from "./rows/sign-in-timing.ts";
import { signInWrites } from "./rows/sign-in-writes.ts";
import { signIns } from "./rows/sign-ins.ts";
import { signOut } from "./rows/sign-out.ts";
import { sockets } from "./rows/sockets.ts";
import { startUp } from "./rows/start-up.ts";
import { timeline } from "./rows/timeline.ts";
import { userImport, userImportAll, userImportXlsx } from "./rows/user-import.ts";
import { userSearch } from "./rows/user-search.ts";
import { widgetWeight } from "./rows/widget-weight.ts";
import { workforce } from "./rows/workforce.ts";
import type { Figure, Options, Row } from "./support/row.ts";
import { startPostgres } from "./support/stage.ts";
import { isMet, tableOf } from "./support/table.ts";

const rows: readonly Row[] = [
  signIns,
  signInCpu,
  betterAuth,
  permissionCheck,
  signInBesideJob,
  refreshes,
  openid,
  reads,
  startUp,
  recovery,
  recoveryRedis,
  memory,
  signInWrites,
  signInTiming,
  signOut,
  endSessions,
  signInPage,
  shellHeading,
  firstRows,
  interactions,
  sockets,
  cutConnections,
  pageWeight,
  widgetWeight,
  userImport,
  userImportXlsx,
  userImportAll,
  userSearch,
  grid,
  gridMillion,
  gridWide,
  timeline,
  analytics,
  workforce,
  historyImport,
  schedule,
  scheduleEditor,
  publish,
];

const usage = `npm run bench -- [row …] [--quick] [--samples N] [--million]

  row          only these: ${rows.map(({ name }) => name).join(", ")}
  --quick      fewer samples, to try it out
  --samples N  answers of each kind whose timing is compared (400; 2000 for a thorough look)
  --million    searches among a million users as well

BENCH_PROFILES=<folder> writes a CPU profile of each node there; the figures of such a run are not to be quoted.

A goal that is missed is no failure of the run; a figure that could not be taken is.`;

const readArguments = (): { chosen: readonly Row[]; options: Options } | null => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      quick: { type: "boolean", default: false },
      samples: { type: "string" },
      million: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) return null;
  const unknown = positionals.find((name) => !rows.some((row) => row.name === name));
  if (unknown) throw new Error(`no row is called '${unknown}'\n\n${usage}`);
  const samples = Number(values.samples ?? (values.quick ? 60 : 400));
  if (!Number.isInteger(samples) || samples < 10) throw new Error("--samples takes a whole number from 10 on");
  return {
    chosen: rows.filter(({ name }) => positionals.length === 0 || positionals.includes(name)),
    options: { quick: values.quick, million: values.million, samples },
  };
};

/** Measures the rows one after the other; answers the exit code. */
const main = async (): Promise<number> => {
  const given = readArguments();
  if (!given) {
    console.log(usage);
    return 0;
  }
  const postgres = await startPostgres();
  const stopOnSignal = (): void => {
    void postgres.stop().then(() => process.exit(130));
  };
  process.once("SIGINT", stopOnSignal).once("SIGTERM", stopOnSignal);
  const [load = 0] = loadavg();
  console.log(
    `${availableParallelism()} cores (${cpus()[0]?.model ?? "unknown"}), Node ${process.versions.node}, ` +
      `PostgreSQL ${postgres.version}, load before ${load.toFixed(2)}\n`,
  );

  const figures: Figure[] = [];
  let failed = 0;
  try {
    for (const row of given.chosen) {
      const began = performance.now();
      try {
        figures.push(...(await postgres.withStage((stage) => row.measure(stage, given.options))));
        console.log(`${row.name}: measured in ${((performance.now() - began) / 1000).toFixed(0)} s`);
      } catch (error) {
        failed += 1;
        console.error(`${row.name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      }
    }
  } finally {
    await postgres.stop();
  }
  const missed = figures.filter((figure) => !isMet(figure)).length;
  const aimed = figures.filter(({ goal }) => goal !== undefined).length;
  console.log(`\n${tableOf(figures)}\n\n${aimed - missed} goals met, ${missed} missed, ${failed} rows failed`);
  return failed === 0 ? 0 : 1;
};

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
