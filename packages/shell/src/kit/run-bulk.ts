import { codeOf } from "@evolve/contracts/errors";
import { failureCode } from "@evolve/session";

/** Calls under way at once. */
const width = 4;

export interface BulkResult<Row> {
  readonly succeeded: readonly Row[];
  readonly failed: readonly { readonly row: Row; readonly code: string }[];
}

interface BulkRun<Row> {
  readonly rows: readonly Row[];
  /** Rows of one call. */
  readonly atOnce: number;
  readonly run: (rows: readonly Row[]) => Promise<unknown>;
  /** Stops before the next call. */
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
}

/**
 * Does something to many rows. The first call goes alone, so that a step-up is asked for once; when it is cancelled, nothing more
 * is done. A call that is refused stops no other.
 */
export const runBulk = async <Row>({
  rows,
  atOnce,
  run,
  signal,
  onProgress,
}: BulkRun<Row>): Promise<BulkResult<Row>> => {
  const batches = Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, at) =>
    rows.slice(at * atOnce, (at + 1) * atOnce),
  );
  const succeeded: Row[] = [];
  const failed: { row: Row; code: string }[] = [];
  let isStopped = false;
  const runNext = async (): Promise<boolean> => {
    const batch = isStopped || signal.aborted ? undefined : batches.shift();
    if (!batch) return false;
    try {
      await run(batch);
      succeeded.push(...batch);
    } catch (error) {
      const code = failureCode(error);
      if (code === codeOf("stepUpRequired")) isStopped = true;
      else failed.push(...batch.map((row) => ({ row, code })));
    }
    onProgress(succeeded.length + failed.length);
    return true;
  };
  await runNext();
  await Promise.all(
    Array.from({ length: width }, async () => {
      while (await runNext());
    }),
  );
  return { succeeded, failed };
};
