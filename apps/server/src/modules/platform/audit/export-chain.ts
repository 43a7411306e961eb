import * as z from "zod/mini";
import type { ThreadWork } from "../jobs/index.ts";
import { findHead, listLinksAfter } from "./chain-repository.ts";

const Checkpoint = z.object({ parts: z.number(), after: z.number() });

/** Writes the covered events with their hashes, one JSON object a line, as `npm run audit:verify` reads them. */
export const exportChain = async (
  { database, tenantId, checkpoint, save }: Parameters<ThreadWork>[0],
  name: string,
  eventsPerPart: number,
): Promise<Record<string, unknown>> => {
  const total = (await database.readTenant(tenantId, (tx) => findHead(tx, tenantId)))?.sequence ?? 0;
  let at = checkpoint ? Checkpoint.parse(checkpoint) : { parts: 0, after: 0 };
  for (;;) {
    const { after } = at;
    const links = await database.readTenant(tenantId, (tx) => listLinksAfter(tx, tenantId, after, eventsPerPart));
    if (links.length === 0 && at.parts > 0) break;
    const lines = links.map(({ hash, at: time, ...event }) =>
      JSON.stringify({ tenantId, ...event, at: time.toISOString(), hash: hash.toString("hex") }),
    );
    const part = { number: at.parts, content: lines.map((line) => `${line}\n`).join("") };
    at = { parts: at.parts + 1, after: links.at(-1)?.sequence ?? after };
    await save({ progress: total === 0 ? 1 : Math.min(1, at.after / total), checkpoint: at, part });
    if (links.length < eventsPerPart) break;
  }
  return { rows: at.after, file: { name, type: "application/x-ndjson", parts: at.parts } };
};
