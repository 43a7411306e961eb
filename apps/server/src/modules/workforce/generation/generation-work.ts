import { Worker } from "node:worker_threads";
import type { ScheduleInput, ScheduleResult } from "@evolve/workforce";
import type { ThreadWork } from "../../platform/jobs/index.ts";
import type { EngineMessage, EngineStart } from "./engine-thread.ts";
import { readShiftsOf } from "./changed-since.ts";
import { generationInput, spanOf } from "./generation-input.ts";
import { GenerationPayload } from "./generation-payload.ts";
import { endRun, findDraft, findRun, isBeingCancelled, setProgress } from "./repository.ts";
import { figuresOf, measuredGroups } from "./run-figures.ts";

const lookEveryMs = 250;

type Context = Parameters<ThreadWork>[0];

/** Generates, saves progress and the best so far, and stores the result; also that of a run which is cancelled. */
export const work: ThreadWork = async (context) => {
  const { database, tenantId } = context;
  const { runId } = GenerationPayload.parse(context.payload);
  const found = await database.readTenant(tenantId, async (tx) => {
    const run = await findRun(tx, tenantId, runId);
    const draft = run && (await findDraft(tx, tenantId, run.scheduleId));
    if (!draft) return null;
    const span = spanOf(draft);
    return {
      run,
      from: span.from,
      draftVersion: draft.version,
      input: await generationInput(tx, tenantId, run, draft),
      groups: await measuredGroups(tx, tenantId, draft.businessUnitId, span),
      readShifts: await readShiftsOf(tx, tenantId, run.scheduleId, span),
    };
  });
  // The draft was deleted meanwhile.
  if (!found) return {};
  const { run, draftVersion, readShifts, input, groups, from } = found;
  const { result, failure } = await calculated(context, runId, {
    input,
    budget: { seed: run.seed, moves: run.moves },
    stop: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
  });
  const figures = figuresOf(input, groups, from, result);
  const endedAt = new Date(await database.time());
  await database.withTenant(tenantId, async (tx) => {
    // A node that stops leaves the run to another.
    if (result.cancelled && !(await isBeingCancelled(tx, tenantId, runId))) return;
    await endRun(tx, tenantId, runId, {
      state: result.cancelled ? "cancelled" : "done",
      // As the editor counts it; while it runs, the engine tells by its own slots and shares.
      shortfallHours: figures.underHours,
      requiredHours: requiredHours(input),
      // By the slots of the engine, of which the editor's intervals miss less at times.
      boundHours: Math.min(result.boundHours, figures.underHours),
      gap: result.cancelled ? null : result.gap,
      figures,
      messages: result.messages,
      shifts: result.shifts,
      draftVersion,
      readShifts,
      endedAt,
    });
  });
  if (failure) throw failure;
  return { runId };
};

const requiredHours = ({ groups, intervalMinutes }: ScheduleInput): number =>
  (groups.reduce((sum, { required }) => required.reduce((one, other) => one + other, sum), 0) * intervalMinutes) / 60;

/** The result, and what made saving fail: then it is the best that was found until that. */
const calculated = async (
  { database, save, tenantId }: Context,
  runId: string,
  start: EngineStart,
): Promise<{ readonly result: ScheduleResult; readonly failure?: Error }> => {
  const thread = new Worker(new URL("./engine-thread.ts", import.meta.url), { workerData: start });
  const news: {
    progress?: Extract<EngineMessage, { kind: "progress" }>;
    failure?: Error;
    saving?: Promise<void>;
  } = {};
  const stop = (): void => void Atomics.store(new Int32Array(start.stop), 0, 1);
  const saveNewest = async (): Promise<void> => {
    while (news.progress && news.failure === undefined) {
      const { done, ...found } = news.progress;
      delete news.progress;
      await save({
        progress: done,
        checkpoint: {},
        write: (tx) => setProgress(tx, tenantId, runId, found),
      }).catch((error: unknown) => {
        news.failure = error instanceof Error ? error : new Error(String(error));
        stop();
      });
    }
    delete news.saving;
  };
  // A thread that must stop has little time: it is not left to the next progress.
  const look = setInterval(() => {
    database
      .readTenant(tenantId, (tx) => isBeingCancelled(tx, tenantId, runId))
      .then((isCancelled) => isCancelled && stop(), stop);
  }, lookEveryMs);
  const result = await new Promise<ScheduleResult>((resolve, reject) => {
    thread.on("message", (message: EngineMessage) => {
      if (message.kind === "result") return resolve(message.result);
      news.progress = message;
      news.saving ??= saveNewest();
    });
    thread.once("error", reject);
    thread.once("exit", (code) => reject(new Error(`the engine's thread ended with ${code}`)));
  }).finally(() => clearInterval(look));
  await news.saving;
  return news.failure === undefined ? { result } : { result, failure: news.failure };
};
