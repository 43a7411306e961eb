import type { CallParsed } from "@evolve/contracts/call";
import type { searchWebhooks, WebhookDelivery, WebhookEvent, WebhookFields } from "@evolve/contracts/webhooks";
import type { SystemTx, Tx } from "../../../database/index.ts";
import { patternOf, searchPage } from "../../../database/search.ts";

const columns = [
  "webhook.id",
  "webhook.name",
  "webhook.address",
  "webhook.events",
  "webhook.is_enabled as isEnabled",
  "webhook.failing_since as failingSince",
  "webhook.is_given_up as isGivenUp",
  "webhook.version",
] as const;

const all = (tx: Tx, tenantId: string) =>
  tx.selectFrom("webhooks as webhook").select(columns).where("webhook.tenant_id", "=", tenantId);

export type WebhookRow = NonNullable<Awaited<ReturnType<typeof findWebhook>>>;

export const findWebhook = async (tx: Tx, tenantId: string, id: string) =>
  (await all(tx, tenantId).where("webhook.id", "=", id).executeTakeFirst()) ?? null;

/** Of two changes at once the later waits for the earlier and sees its version. */
export const lockWebhook = async (tx: Tx, tenantId: string, id: string) =>
  (await all(tx, tenantId).where("webhook.id", "=", id).forNoKeyUpdate().executeTakeFirst()) ?? null;

export const searchWebhookRows = (tx: Tx, tenantId: string, search: CallParsed<typeof searchWebhooks>["body"]) => {
  const pattern = patternOf(search.filter.search ?? "");
  const matching = tx
    .selectFrom("webhooks as webhook")
    .where("webhook.tenant_id", "=", tenantId)
    .where((where) => where.or([where("webhook.name", "ilike", pattern), where("webhook.address", "ilike", pattern)]));
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "name", direction: "asc" } as const];
  const keys = { name: "webhook.name", address: "webhook.address" } as const;
  return searchPage({ rows: matching.select(columns), keys, id: "webhook.id" }, total, order, search);
};

/** Names of the tenant's other webhooks. Registrations wait for each other, so that name and limit hold. */
export const lockNames = async (tx: Tx, tenantId: string, except: string | null): Promise<string[]> => {
  await tx.selectFrom("tenants").select("tenant_id").where("tenant_id", "=", tenantId).forNoKeyUpdate().execute();
  const rows = await tx.selectFrom("webhooks").select(["id", "name"]).where("tenant_id", "=", tenantId).execute();
  return rows.filter(({ id }) => id !== except).map(({ name }) => name);
};

const valuesOf = ({ name, address, events, isEnabled }: WebhookFields) => ({
  name,
  address,
  events: [...events],
  is_enabled: isEnabled,
});

export const insertWebhook = async (
  tx: Tx,
  tenantId: string,
  { id, secret, now, ...fields }: WebhookFields & { id: string; secret: string; now: Date },
): Promise<void> => {
  await tx
    .insertInto("webhooks")
    .values({ tenant_id: tenantId, id, secret, created_at: now, ...valuesOf(fields) })
    .execute();
};

const one = (tx: Tx, tenantId: string, id: string) =>
  tx.updateTable("webhooks").where("tenant_id", "=", tenantId).where("id", "=", id);

/** The editor of a webhook has seen its state, so it starts without faults. */
export const updateWebhookRow = async (tx: Tx, tenantId: string, id: string, fields: WebhookFields): Promise<void> => {
  await one(tx, tenantId, id)
    .set((set) => ({
      ...valuesOf(fields),
      is_given_up: false,
      ...(fields.isEnabled && { failing_since: null }),
      version: set("version", "+", 1),
    }))
    .execute();
};

export const updateSecret = async (tx: Tx, tenantId: string, id: string, secret: string): Promise<void> => {
  await one(tx, tenantId, id).set({ secret }).execute();
};

/** Since when deliveries fail; null once one has succeeded. */
export const setFailingSince = async (tx: Tx, tenantId: string, id: string, since: Date | null): Promise<void> => {
  await one(tx, tenantId, id).set({ failing_since: since }).execute();
};

export const giveUp = async (tx: Tx, tenantId: string, id: string): Promise<void> => {
  await one(tx, tenantId, id)
    .set((set) => ({ is_enabled: false, is_given_up: true, version: set("version", "+", 1) }))
    .execute();
};

export const deleteWebhookRow = async (tx: Tx, tenantId: string, id: string): Promise<void> => {
  await tx.deleteFrom("webhooks").where("tenant_id", "=", tenantId).where("id", "=", id).execute();
};

/** Webhooks that are on, with the events they are told of. */
export const listEnabled = (tx: Tx | SystemTx, tenantId: string): Promise<{ id: string; events: string[] }[]> =>
  tx
    .selectFrom("webhooks")
    .select(["id", "events"])
    .where("tenant_id", "=", tenantId)
    .where("is_enabled", "=", true)
    .execute();

export interface NewDelivery {
  readonly id: string;
  readonly webhookId: string;
  readonly event: WebhookEvent | "webhook.test";
  readonly body: string;
}

export const insertDeliveries = async (
  tx: Tx | SystemTx,
  tenantId: string,
  deliveries: readonly NewDelivery[],
  now: Date,
): Promise<void> => {
  await tx
    .insertInto("webhook_deliveries")
    .values(
      deliveries.map(({ id, webhookId, event, body }) => ({
        tenant_id: tenantId,
        id,
        webhook_id: webhookId,
        event,
        body,
        created_at: now,
      })),
    )
    .execute();
};

/** The newest deliveries, or those before one. */
export const listDeliveries = (
  tx: Tx,
  tenantId: string,
  webhookId: string,
  before: string | undefined,
  most: number,
) => {
  let rows = tx
    .selectFrom("webhook_deliveries")
    .select([
      "id",
      "event",
      "state",
      "attempts",
      "status",
      "error",
      "created_at as at",
      "last_attempt_at as lastAttemptAt",
    ])
    .$narrowType<{ state: WebhookDelivery["state"] }>()
    .where("tenant_id", "=", tenantId)
    .where("webhook_id", "=", webhookId)
    .orderBy("id", "desc")
    .limit(most);
  if (before !== undefined) rows = rows.where("id", "<", before);
  return rows.execute();
};

/** A delivery that is to be made, with what it takes to make it. */
export const findDue = async (tx: Tx, tenantId: string, id: string, round: number) =>
  (await tx
    .selectFrom("webhook_deliveries as delivery")
    .innerJoin("webhooks as webhook", (join) =>
      join.onRef("webhook.tenant_id", "=", "delivery.tenant_id").onRef("webhook.id", "=", "delivery.webhook_id"),
    )
    .select([
      "delivery.event",
      "delivery.body",
      "webhook.id as webhookId",
      "webhook.address",
      "webhook.secret",
      "webhook.is_enabled as isEnabled",
    ])
    .where("delivery.tenant_id", "=", tenantId)
    .where("delivery.id", "=", id)
    .where("delivery.round", "=", round)
    .where("delivery.state", "=", "waiting")
    .executeTakeFirst()) ?? null;

export interface Outcome {
  readonly state: WebhookDelivery["state"];
  readonly status: number | null;
  readonly error: string | null;
}

export const recordOutcome = async (
  tx: Tx,
  tenantId: string,
  id: string,
  outcome: Outcome,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable("webhook_deliveries")
    .set((set) => ({ ...outcome, attempts: set("attempts", "+", 1), last_attempt_at: now }))
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};

/** Makes a delivery due again, in a new round; null where the webhook has no such one. */
export const startAgain = async (tx: Tx, tenantId: string, webhookId: string, id: string): Promise<number | null> => {
  const row = await tx
    .updateTable("webhook_deliveries")
    .set((set) => ({ state: "waiting", round: set("round", "+", 1) }))
    .where("tenant_id", "=", tenantId)
    .where("webhook_id", "=", webhookId)
    .where("id", "=", id)
    .returning("round")
    .executeTakeFirst();
  return row?.round ?? null;
};
