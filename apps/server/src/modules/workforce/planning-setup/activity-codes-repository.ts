import type { ActivityCode, searchActivityCodes } from "@evolve/contracts/activity-codes";
import type { CallParsed } from "@evolve/contracts/call";
import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import { patternOf, searchPage } from "../../../database/search.ts";

export type ActivityCodeColumns = ActivityCode;

const columns = [
  "code.id",
  "code.name",
  "code.kind",
  "code.is_paid as isPaid",
  "code.is_work_time as isWorkTime",
  "code.shrinkage",
  "code.from_hour as fromHour",
  "code.to_hour as toHour",
  "code.color_code as colorCode",
  "code.version",
] as const;

type Search = CallParsed<typeof searchActivityCodes>["body"];

export const searchActivityCodeRows = (tx: Tx, tenantId: string, search: Search) => {
  const { id, kind, search: text = "" } = search.filter;
  let matching = tx
    .selectFrom("activity_codes as code")
    .where("code.tenant_id", "=", tenantId)
    .where("code.name", "ilike", patternOf(text));
  if (id) matching = matching.where("code.id", "=", anyOf(id, "uuid"));
  if (kind?.length) matching = matching.where("code.kind", "=", anyOf(kind, "text"));
  const rows = matching.select(columns);
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const keys = { name: "code.name", kind: "code.kind" } as const;
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "name", direction: "asc" } as const];
  return searchPage({ rows, keys, id: "code.id" }, total, order, search);
};

export const findActivityCode = async (tx: Tx, tenantId: string, id: string): Promise<ActivityCodeColumns | null> =>
  (await tx
    .selectFrom("activity_codes as code")
    .select(columns)
    .where("code.tenant_id", "=", tenantId)
    .where("code.id", "=", id)
    .executeTakeFirst()) ?? null;

/** Whether a shift that has not ended has it, published or in a draft. */
export const isInComingShifts = async (tx: Tx, tenantId: string, id: string, now: Date): Promise<boolean> =>
  (await tx
    .selectFrom("shifts")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where(sql<boolean>`starts_at + minutes * interval '1 minute' > ${now}`)
    .where(sql<boolean>`activities @> ${JSON.stringify([{ code: id }])}::jsonb`)
    .limit(1)
    .executeTakeFirst()) !== undefined;
