import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { newestMigration } from "../../../database/migrate.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import type { ThreadWork } from "../../platform/jobs/index.ts";
import { ExportPayload } from "./export-payload.ts";
import { keyOf, listRows } from "./export-repository.ts";
import { exportedTables, leftOutTables } from "./export-tables.ts";
import { continueZip, WrittenEntry } from "./export-zip.ts";

const bytesPerEntry = 4_000_000;
const firstRows = 100;
const mostRows = 20_000;

const Entry = z.extend(WrittenEntry, { table: z.string(), rows: z.number(), sha256: z.string() });
type Entry = z.output<typeof Entry>;
const Checkpoint = z.object({
  entries: z.array(Entry),
  /** The table that is being read, by its place in the list, and the key of the last row of it that is in the file. */
  table: z.number(),
  after: z.nullable(z.array(z.string())),
  rowsAtOnce: z.number(),
});

/**
 * Writes all data of a tenant into a ZIP file: NDJSON in pieces of a few megabytes, and at its end a manifest that counts them. Each piece
 * is a part of the job's file, so that no more than one is in memory, and what is cut off goes on after the last.
 */
export const work: ThreadWork = async ({ database: { system }, tenantId: managers, payload, checkpoint, save }) => {
  const { tenantId, tenantName, managerId, startedAt } = ExportPayload.parse(payload);
  const tables = Object.entries(exportedTables);
  let at: z.output<typeof Checkpoint> = checkpoint
    ? Checkpoint.parse(checkpoint)
    : { entries: [], table: 0, after: null, rowsAtOnce: firstRows };
  if (!checkpoint && tenantId !== managers)
    await recordEvent(system, {
      tenantId,
      at: new Date(startedAt),
      action: "tenant.exported",
      actorId: null,
      targetId: tenantId,
      details: { name: tenantName, manager: managerId },
    });
  const zip = continueZip(at.entries, new Date(startedAt));
  for (let table = tables[at.table]; table; table = tables[at.table]) {
    const [name, leftOut] = table;
    const key = await keyOf(system, name);
    const rows = await listRows(system, { tenantId, table: name, key, leftOut, after: at.after, most: at.rowsAtOnce });
    const isLast = rows.length < at.rowsAtOnce || key.length === 0;
    const next = isLast ? { table: at.table + 1, after: null } : { table: at.table, after: rows.at(-1)?.key ?? null };
    const progress = next.table / (tables.length + 1);
    if (rows.length === 0) {
      at = { ...at, ...next, rowsAtOnce: firstRows };
      continue;
    }
    const content = Buffer.from(rows.map(({ line }) => `${line}\n`).join(""));
    const piece = at.entries.filter((one) => one.table === name).length + 1;
    const { entry, bytes } = zip.add(`${name}/${String(piece).padStart(5, "0")}.ndjson`, content);
    const sha256 = createHash("sha256").update(content).digest("hex");
    const part = { number: at.entries.length, content: bytes.toString("base64") };
    const perRow = Math.max(1, content.length / rows.length);
    at = {
      entries: [...at.entries, { ...entry, table: name, rows: rows.length, sha256 }],
      ...next,
      rowsAtOnce: isLast
        ? firstRows
        : Math.min(mostRows, at.rowsAtOnce * 10, Math.max(1, Math.floor(bytesPerEntry / perRow))),
    };
    await save({ progress, step: name, checkpoint: at, part });
  }
  const manifest = manifestOf({
    tenant: { id: tenantId, name: tenantName },
    startedAt,
    schema: newestMigration,
    entries: at.entries,
  });
  const { bytes } = zip.add("manifest.json", Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  const end = Buffer.concat([bytes, zip.end()]).toString("base64");
  await save({ progress: 1, checkpoint: at, part: { number: at.entries.length, content: end } });
  const name = `tenant-${tenantId}-${startedAt.slice(0, 10)}.zip`;
  const parts = at.entries.length + 1;
  return { file: { name, type: "application/zip", parts, encoding: "base64", permission: "tenants:manage" } };
};

interface Exported {
  readonly tenant: { readonly id: string; readonly name: string };
  readonly startedAt: string;
  readonly schema: string;
  readonly entries: readonly Entry[];
}

/** Tells what is in the file, how to check it, and what is not in it and why. */
const manifestOf = ({ tenant, startedAt, schema, entries }: Exported) => ({
  format: "evolve-suite-tenant-export/1",
  tenant,
  startedAt,
  /** The newest migration of the database. */
  schema,
  encoding: "A file has one JSON object a row. Times have their offset from UTC; bytes are hexadecimal, after \\x.",
  consistency: "Tables were read one after another from this instant on, while people worked.",
  rows: entries.reduce((sum, { rows }) => sum + rows, 0),
  tables: Object.fromEntries(
    Object.entries(exportedTables).map(([table, leftOutColumns]) => {
      const pieces = entries.filter((entry) => entry.table === table);
      const files = pieces.map(({ name, rows, size, sha256 }) => ({ name, rows, bytes: size, sha256 }));
      return [table, { rows: pieces.reduce((sum, { rows }) => sum + rows, 0), files, leftOutColumns }];
    }),
  ),
  leftOut: leftOutTables,
});
