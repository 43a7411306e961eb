import * as z from "zod/mini";
import type { ThreadWork } from "../../platform/jobs/index.ts";
import { UndoPayload } from "./import-payload.ts";
import { findImport, markUndone } from "./imports-repository.ts";
import { undoSpan } from "./intervals-repository.ts";

/** Spans that are done. */
const Checkpoint = z.object({ spans: z.number() });

const minuteMs = 60_000;
/** A week of a large centre is some 70,000 intervals, which a statement writes well within its time limit. */
const spanMs = 7 * 1_440 * minuteMs;
/** What overlapped the first interval may have begun before it. */
const longestMs = 30 * minuteMs;

/** Undoes an import week by week. A run that follows a crash begins with the first week that is not done. */
export const work: ThreadWork = async ({ database, tenantId, payload, checkpoint, save }) => {
  const { importId, actorId } = UndoPayload.parse(payload);
  const key = { tenantId, importId };
  const row = await database.readTenant(tenantId, (tx) => findImport(tx, key));
  if (!row?.firstAt || !row.lastAt) return { spans: 0 };
  const first = row.firstAt.getTime() - longestMs;
  const spans = Math.floor((row.lastAt.getTime() + longestMs - first) / spanMs) + 1;
  const done = checkpoint ? Checkpoint.parse(checkpoint).spans : 0;
  for (let span = done; span < spans; span += 1) {
    const from = new Date(first + span * spanMs);
    await save({
      progress: span / (spans + 1),
      checkpoint: { spans: span + 1 },
      write: (tx) => undoSpan(tx, tenantId, importId, { from, to: new Date(from.getTime() + spanMs) }),
    });
  }
  const now = new Date(await database.time());
  await save({ progress: 1, checkpoint: { spans }, write: (tx) => markUndone(tx, key, actorId, now) });
  return { spans };
};
