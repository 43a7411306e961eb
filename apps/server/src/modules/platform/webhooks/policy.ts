import type { AuditActions } from "@evolve/contracts/audit-actions";
import { type Webhook, type WebhookEvent, type WebhookFields, webhookLimits } from "@evolve/contracts/webhooks";
import type { ActorTransaction } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import type { Services } from "../../../core/services.ts";
import { isOutgoingAddress } from "../../../http/outgoing.ts";
import { randomSecret } from "../../../security/secrets.ts";
import { recordEvent } from "../audit/index.ts";
import { findWebhook, lockNames, type WebhookRow } from "./repository.ts";

const purpose = "webhook secret";

/** A new secret in the form of the Standard Webhooks specification, and the same as it is stored. */
export const newSecret = ({ secrets }: Services): { secret: string; sealed: string } => {
  const secret = `whsec_${Buffer.from(randomSecret(), "base64url").toString("base64")}`;
  return { secret, sealed: secrets.seal(secret, purpose) };
};

export const openSecret = ({ secrets }: Services, sealed: string): string => secrets.open(sealed, purpose);

export const presentWebhook = (row: WebhookRow): Webhook => ({
  id: row.id,
  name: row.name,
  address: row.address,
  events: row.events as WebhookEvent[],
  isEnabled: row.isEnabled,
  failingSince: row.failingSince?.toISOString() ?? null,
  isGivenUp: row.isGivenUp,
  version: row.version,
});

/** Refuses an address that this server may not call; its name is checked again at each call. */
export const requireAddress = ({ config }: Services, { address }: WebhookFields): void => {
  if (!isOutgoingAddress(config, address)) refuse("invalidParameters", { fields: { address: "outgoingAddress" } });
};

/** Refuses a name that another webhook has, and one webhook too many. */
export const requireRoom = async (tx: ActorTransaction, name: string, except: string | null): Promise<void> => {
  const names = await lockNames(tx, tx.tenantId, except);
  if (names.some((other) => other.toLowerCase() === name.toLowerCase()))
    refuse("nameExists", { fields: { name: "unique" } });
  if (except === null && names.length >= webhookLimits.webhooksPerTenant)
    refuse("tooManyWebhooks", { details: String(webhookLimits.webhooksPerTenant) });
};

export const requireWebhook = async (tx: ActorTransaction, id: string): Promise<WebhookRow> =>
  (await findWebhook(tx, tx.tenantId, id)) ?? refuse("notFound");

export const recordChange = (
  tx: ActorTransaction,
  action: AuditActions["webhook"],
  webhookId: string,
  details: Record<string, unknown>,
): Promise<void> =>
  recordEvent(tx, {
    tenantId: tx.tenantId,
    at: tx.now,
    action: `webhook.${action}`,
    actorId: tx.actor.userId,
    targetId: webhookId,
    details,
  });
