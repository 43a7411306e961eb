import type { CallParsed } from "@evolve/contracts/call";
import type {
  ReportDelivery,
  ReportDeliveryFields,
  searchReportDeliveries,
  searchReportRecipients,
} from "@evolve/contracts/report-deliveries";
import { anyOf } from "../../../../database/any-of.ts";
import type { SystemTx, Tx } from "../../../../database/index.ts";
import { patternOf, searchPage } from "../../../../database/search.ts";
import { selectHolders, selectHoldersNamed } from "../../../directory/users/index.ts";

const columns = [
  "delivery.id",
  "delivery.name",
  "delivery.report",
  "delivery.business_unit_id as businessUnitId",
  "unit.name as businessUnitName",
  "unit.zone",
  "unit.week_start as weekStart",
  "delivery.planning_group_id as planningGroupId",
  "delivery.grain",
  "delivery.breakdown",
  "delivery.period",
  "delivery.cadence",
  "delivery.weekday",
  "delivery.month_day as monthDay",
  "delivery.hour",
  "delivery.format",
  "delivery.is_paused as isPaused",
  "delivery.next_at as nextAt",
  "delivery.last_sent_at as lastSentAt",
  "delivery.version",
] as const;

const from = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom("report_deliveries as delivery")
    .innerJoin("business_units as unit", (join) =>
      join.onRef("unit.tenant_id", "=", "delivery.tenant_id").onRef("unit.id", "=", "delivery.business_unit_id"),
    )
    .where("delivery.tenant_id", "=", tenantId);

type Known = Pick<ReportDelivery, "report" | "grain" | "breakdown" | "period" | "cadence" | "format">;
const all = (tx: Tx, tenantId: string) => from(tx, tenantId).select(columns).$narrowType<Known>();

export type DeliveryRow = NonNullable<Awaited<ReturnType<typeof findDelivery>>>;

export const findDelivery = async (tx: Tx, tenantId: string, id: string) =>
  (await all(tx, tenantId).where("delivery.id", "=", id).executeTakeFirst()) ?? null;

/** Of two changes at once the later waits for the earlier and sees its version. */
export const lockDelivery = async (tx: Tx, tenantId: string, id: string): Promise<DeliveryRow | null> => {
  const locked = await tx
    .selectFrom("report_deliveries")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return locked ? findDelivery(tx, tenantId, id) : null;
};

export const searchDeliveryRows = (
  tx: Tx,
  tenantId: string,
  search: CallParsed<typeof searchReportDeliveries>["body"],
) => {
  const pattern = patternOf(search.filter.search ?? "");
  const matching = from(tx, tenantId).where("delivery.name", "ilike", pattern);
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "name", direction: "asc" } as const];
  const keys = { name: "delivery.name", nextAt: "delivery.next_at" } as const;
  const rows = matching.select(columns).$narrowType<Known>();
  return searchPage({ rows, keys, id: "delivery.id" }, total, order, search);
};

export interface RecipientRow {
  deliveryId: string;
  id: string;
  name: string;
}

/** Recipients of deliveries, by name; deleted users are none any more. */
export const listRecipients = (tx: Tx, tenantId: string, deliveryIds: readonly string[]): Promise<RecipientRow[]> =>
  tx
    .selectFrom("report_recipients as held")
    .innerJoin("users as person", (join) =>
      join.onRef("person.tenant_id", "=", "held.tenant_id").onRef("person.id", "=", "held.user_id"),
    )
    .select(["held.delivery_id as deliveryId", "person.id", "person.full_name as name"])
    .where("held.tenant_id", "=", tenantId)
    .where("held.delivery_id", "=", anyOf(deliveryIds, "uuid"))
    .where("person.status", "!=", "DELETED")
    .orderBy("person.full_name")
    .orderBy("person.id")
    .execute();

/** Names of the tenant's other deliveries. Changes wait for each other, so that name and limit hold. */
export const lockNames = async (tx: Tx, tenantId: string, except: string | null): Promise<string[]> => {
  await tx.selectFrom("tenants").select("tenant_id").where("tenant_id", "=", tenantId).forNoKeyUpdate().execute();
  const rows = await tx
    .selectFrom("report_deliveries")
    .select(["id", "name"])
    .where("tenant_id", "=", tenantId)
    .execute();
  return rows.filter(({ id }) => id !== except).map(({ name }) => name);
};

/** Which of these are users of the tenant. */
export const listKnownUsers = async (tx: Tx, tenantId: string, ids: readonly string[]): Promise<string[]> =>
  (
    await tx
      .selectFrom("users")
      .select("id")
      .where("tenant_id", "=", tenantId)
      .where("id", "=", anyOf(ids, "uuid"))
      .where("status", "!=", "DELETED")
      .execute()
  ).map(({ id }) => id);

interface Stored {
  readonly id: string;
  readonly fields: ReportDeliveryFields;
  readonly nextAt: Date | null;
}

const valuesOf = ({ fields, nextAt }: Stored) => ({
  name: fields.name,
  report: fields.report,
  business_unit_id: fields.businessUnitId,
  planning_group_id: fields.planningGroupId,
  grain: fields.grain,
  breakdown: fields.breakdown,
  period: fields.period,
  cadence: fields.cadence,
  weekday: fields.weekday,
  month_day: fields.monthDay,
  hour: fields.hour,
  format: fields.format,
  is_paused: fields.isPaused,
  next_at: nextAt,
});

export const insertDelivery = async (
  tx: Tx,
  tenantId: string,
  stored: Stored & { readonly createdBy: string },
): Promise<void> => {
  await tx
    .insertInto("report_deliveries")
    .values({ tenant_id: tenantId, id: stored.id, created_by: stored.createdBy, ...valuesOf(stored) })
    .execute();
  await setRecipients(tx, tenantId, stored);
};

export const updateDeliveryRow = async (tx: Tx, tenantId: string, stored: Stored): Promise<void> => {
  await tx
    .updateTable("report_deliveries")
    .set((set) => ({ ...valuesOf(stored), version: set("version", "+", 1) }))
    .where("tenant_id", "=", tenantId)
    .where("id", "=", stored.id)
    .execute();
  await tx
    .deleteFrom("report_recipients")
    .where("tenant_id", "=", tenantId)
    .where("delivery_id", "=", stored.id)
    .execute();
  await setRecipients(tx, tenantId, stored);
};

const setRecipients = async (tx: Tx, tenantId: string, { id, fields }: Stored): Promise<void> => {
  await tx
    .insertInto("report_recipients")
    .values(fields.recipientIds.map((user_id) => ({ tenant_id: tenantId, delivery_id: id, user_id })))
    .execute();
};

export const deleteDeliveryRow = async (tx: Tx, tenantId: string, id: string): Promise<void> => {
  await tx.deleteFrom("report_deliveries").where("tenant_id", "=", tenantId).where("id", "=", id).execute();
};

export const setLastSent = async (tx: Tx, tenantId: string, id: string, at: Date): Promise<void> => {
  await tx
    .updateTable("report_deliveries")
    .set({ last_sent_at: at })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};

/** Deliveries of all active tenants that are due, locked until the transaction ends; those that another node has are left to it. */
export const lockDue = (tx: SystemTx, now: Date) =>
  tx
    .selectFrom("report_deliveries as delivery")
    .innerJoin("business_units as unit", (join) =>
      join.onRef("unit.tenant_id", "=", "delivery.tenant_id").onRef("unit.id", "=", "delivery.business_unit_id"),
    )
    .innerJoin("tenants as tenant", "tenant.tenant_id", "delivery.tenant_id")
    .select([
      "delivery.tenant_id as tenantId",
      "delivery.id",
      "delivery.cadence",
      "delivery.weekday",
      "delivery.month_day as monthDay",
      "delivery.hour",
      "delivery.next_at as nextAt",
      "unit.zone",
    ])
    .$narrowType<Pick<ReportDelivery, "cadence">>()
    .where("delivery.next_at", "<=", now)
    .where("tenant.status", "=", "ACTIVE")
    .orderBy("delivery.next_at")
    .limit(200)
    .forNoKeyUpdate("delivery")
    .skipLocked()
    .execute();

export const setNext = async (tx: SystemTx, tenantId: string, id: string, nextAt: Date): Promise<void> => {
  await tx
    .updateTable("report_deliveries")
    .set({ next_at: nextAt })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};

export interface PersonRow {
  id: string;
  name: string;
  email: string;
  /** Of their browser. */
  language: string | null;
}

/** The recipients of a delivery who may still read it, by name. */
export const listReaders = (tx: Tx, tenantId: string, permission: string, deliveryId: string): Promise<PersonRow[]> =>
  selectHolders(tx, tenantId, permission)
    .leftJoin("notification_streams as stream", (join) =>
      join.onRef("stream.tenant_id", "=", "person.tenant_id").onRef("stream.user_id", "=", "person.id"),
    )
    .select(["person.id", "person.full_name as name", "person.email", "stream.language"])
    .where((where) =>
      where.exists(
        where
          .selectFrom("report_recipients as chosen")
          .select("chosen.user_id")
          .whereRef("chosen.tenant_id", "=", "person.tenant_id")
          .whereRef("chosen.user_id", "=", "person.id")
          .where("chosen.delivery_id", "=", deliveryId),
      ),
    )
    .orderBy("person.full_name")
    .orderBy("person.id")
    .execute();

export const searchReaders = (
  tx: Tx,
  tenantId: string,
  permission: string,
  search: CallParsed<typeof searchReportRecipients>["body"],
) => {
  const matching = selectHoldersNamed(tx, tenantId, permission, search.filter.search ?? "");
  const rows = matching.select(["person.id", "person.full_name as name"]);
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "name", direction: "asc" } as const];
  return searchPage({ rows, keys: { name: "person.full_name" } as const, id: "person.id" }, total, order, search);
};
