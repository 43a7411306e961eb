import { createWords } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import { stringify } from "csv-stringify/sync";
import * as z from "zod/mini";
import type { Tx } from "../../../database/index.ts";
import type { ThreadWork } from "../jobs/index.ts";
import { exportChain } from "./export-chain.ts";
import { ExportPayload } from "./export-payload.ts";
import { countEvents, listEventsAfter } from "./repository.ts";

const eventsPerPart = 5_000;
const Checkpoint = z.object({ parts: z.number(), rows: z.number(), after: z.string() });
const start = { parts: 0, rows: 0, after: "00000000-0000-0000-0000-000000000000" };

/** Writes the audit trail as CSV, in parts of a fixed number of events; a finished part survives a crash of the node. */
export const work: ThreadWork = async (context) => {
  const { database, tenantId, payload, checkpoint, save } = context;
  const { language, format, ...span } = ExportPayload.parse(payload);
  const words = createWords(language, catalogueOf(language, ["audit"]));
  if (format === "chain") return exportChain(context, `${words.t("audit.fileName")}.ndjson`, eventsPerPart);
  const read = <T>(query: (tx: Tx) => Promise<T>): Promise<T> => database.readTenant(tenantId, query);
  const total = await read((tx) => countEvents(tx, tenantId, span));
  let at = checkpoint ? Checkpoint.parse(checkpoint) : start;
  for (;;) {
    const events = await read((tx) => listEventsAfter(tx, tenantId, span, at.after, eventsPerPart));
    if (events.length === 0 && at.parts > 0) break;
    const header = [
      words.t("audit.time"),
      words.t("audit.action"),
      words.t("audit.person"),
      words.t("audit.target"),
      words.t("audit.details"),
      words.t("audit.eventId"),
      words.t("audit.personId"),
      words.t("audit.targetId"),
    ];
    const lines = events.map((event) => [
      event.at.toISOString().replace("T", " ").replace("Z", ""),
      event.action,
      event.person ?? "",
      event.target ?? "",
      JSON.stringify(event.details),
      event.id,
      event.actorId ?? "",
      event.targetId ?? "",
    ]);
    // So that spreadsheets read it as UTF-8, split it by the reader's locale, and run no formulas in it.
    const content = stringify(at.parts === 0 ? [header, ...lines] : lines, {
      bom: at.parts === 0,
      delimiter: separatorOf(language),
      record_delimiter: "windows",
      escape_formulas: true,
    });
    const part = { number: at.parts, content };
    at = { parts: at.parts + 1, rows: at.rows + events.length, after: events.at(-1)?.id ?? at.after };
    await save({ progress: total === 0 ? 1 : at.rows / total, checkpoint: at, part });
    if (events.length < eventsPerPart) break;
  }
  const name = `${words.t("audit.fileName")}.csv`;
  return { rows: at.rows, file: { name, type: "text/csv;charset=utf-8", parts: at.parts } };
};

/** Where the comma is the decimal separator, cells are separated by semicolons. */
const separatorOf = (language: string): string =>
  new Intl.NumberFormat(language).formatToParts(1.5).some(({ type, value }) => type === "decimal" && value === ",")
    ? ";"
    : ",";
