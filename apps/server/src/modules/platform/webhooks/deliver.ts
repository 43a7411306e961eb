import { holdsAny, permissionSet } from "@evolve/contracts/permissions";
import { Id } from "@evolve/contracts/validators";
import { testEvent, webhookLimits } from "@evolve/contracts/webhooks";
import { Webhook } from "standardwebhooks";
import * as z from "zod/mini";
import type { Services } from "../../../core/services.ts";
import type { TenantTransaction } from "../../../database/index.ts";
import { sendOutgoing } from "../../../http/outgoing.ts";
import { defineJob } from "../../../jobs/index.ts";
import { listRoles } from "../../directory/authorization/index.ts";
import { recordEvent } from "../audit/index.ts";
import { notify } from "../notifications/index.ts";
import { openSecret } from "./policy.ts";
import { findDue, giveUp, lockWebhook, type Outcome, recordOutcome, setFailingSince } from "./repository.ts";

const minute = 60;
const hour = 60 * minute;
/** The pauses that the Standard Webhooks specification recommends; with them a message is tried for three days. */
const pauses = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];
const timeoutMs = 15_000;
const gone = 410;
const errorMax = 300;

/** Sends a message, signed, again when it is not accepted, and records what became of it. */
export const deliverWebhook = defineJob({
  name: "webhooks.deliver",
  payload: z.strictObject({ deliveryId: Id, round: z.int(), isManual: z.boolean() }),
  retries: { most: pauses.length + 1, waitSeconds: (attempt) => pauses[attempt - 1] ?? 24 * hour },
  run: async ({ services, payload: { deliveryId, round, isManual }, tenantId, isLastAttempt }) => {
    if (tenantId === null) return;
    const { clock, database } = services;
    const due = await database.readTenant(tenantId, (tx) => findDue(tx, tenantId, deliveryId, round));
    if (!due) return;
    const outcome =
      due.isEnabled || isManual
        ? await send(services, due, deliveryId)
        : ({ state: "failed", status: null, error: "the webhook is off" } as const);
    // A person waits for the outcome of a test, so it is not tried again.
    const isSentOnce = due.event === testEvent || !due.isEnabled;
    const isOver = outcome.state === "delivered" || isLastAttempt || outcome.status === gone || isSentOnce;
    const recorded: Outcome = isOver ? outcome : { ...outcome, state: "waiting" };
    await database.withTenant(tenantId, async (tx) => {
      await recordOutcome(tx, tenantId, deliveryId, recorded, clock.now());
      await follow(services, tx, due.webhookId, outcome);
    });
    if (!isOver) throw new Error(outcome.error ?? "not accepted");
  },
});

type Due = NonNullable<Awaited<ReturnType<typeof findDue>>>;

const send = async (services: Services, { address, body, secret }: Due, id: string): Promise<Outcome> => {
  const at = services.clock.now();
  const signature = new Webhook(openSecret(services, secret)).sign(id, at, body);
  try {
    const { status } = await sendOutgoing(services.config, address, {
      headers: {
        "content-type": "application/json",
        "user-agent": "Evolve-Webhooks",
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
        "webhook-signature": signature,
      },
      body,
      timeoutMs,
    });
    const isAccepted = status >= 200 && status < 300;
    return { state: isAccepted ? "delivered" : "failed", status, error: isAccepted ? null : `status ${status}` };
  } catch (fault) {
    return { state: "failed", status: null, error: String(fault).slice(0, errorMax) };
  }
};

/** Notes since when a webhook fails, and turns it off after days of that, or when its receiver says that it is gone. */
const follow = async (services: Services, tx: TenantTransaction, id: string, outcome: Outcome): Promise<void> => {
  const { tenantId } = tx;
  const webhook = await lockWebhook(tx, tenantId, id);
  if (!webhook?.isEnabled) return;
  const { failingSince, name } = webhook;
  if (outcome.state === "delivered") {
    if (failingSince) await setFailingSince(tx, tenantId, id, null);
    return;
  }
  const now = services.clock.now();
  if (!failingSince) await setFailingSince(tx, tenantId, id, now);
  const days = (now.getTime() - (failingSince ?? now).getTime()) / (24 * hour * 1_000);
  if (days < webhookLimits.failingDaysMax && outcome.status !== gone) return;
  await giveUp(tx, tenantId, id);
  const details = { name, error: outcome.error };
  await recordEvent(tx, { tenantId, at: now, action: "webhook.given-up", actorId: null, targetId: id, details });
  const roles = (await listRoles(tx, tenantId)).filter(({ permissions }) =>
    holdsAny(permissionSet(permissions), "tenant:edit"),
  );
  await notify(services, tx, {
    to: { roles: roles.map((role) => role.id) },
    topic: "jobs",
    text: { key: "webhookGivenUp", values: { webhook: name } },
    linkURL: "/admin/#/webhooks",
  });
};
