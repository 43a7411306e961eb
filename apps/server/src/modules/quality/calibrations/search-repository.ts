import type { CallParsed } from "@evolve/contracts/call";
import type { searchCalibrations } from "@evolve/contracts/calibrations";
import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import { patternOf, searchPage } from "../../../database/search.ts";
import { type CalibrationRow, calibrationsOf, isDueTo, type Reader, rowColumns } from "./repository.ts";

type Search = CallParsed<typeof searchCalibrations>["body"];

const keys = { createdAt: "held.created_at", agentName: "agent.full_name", formName: "form.name" } as const;

export const searchCalibrationRows = (tx: Tx, reader: Reader, search: Search) => {
  const { id, status, isDue, search: text = "" } = search.filter;
  let matching = calibrationsOf(tx, reader);
  for (const word of text.split(/\s+/).filter(Boolean))
    matching = matching.where((where) =>
      where.or([
        where("agent.search_text", "like", sql<string>`folded(${patternOf(word)})`),
        where("form.name", "ilike", patternOf(word)),
        where("held.reference", "ilike", patternOf(word)),
      ]),
    );
  if (id) matching = matching.where("held.id", "=", anyOf(id, "uuid"));
  if (status?.length === 1) matching = matching.where("held.closed_at", status[0] === "open" ? "is" : "is not", null);
  if (isDue?.length === 1) matching = matching.where(isDueTo(reader), "=", isDue[0] === "yes");
  const rows = matching.select(rowColumns(reader)).$castTo<CalibrationRow>();
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "createdAt", direction: "desc" } as const];
  return searchPage({ rows, keys, id: "held.id" }, total, order, search);
};
