import { recordingLimits, startListening as contract } from "@evolve/contracts/recordings";
import { plusSeconds } from "../../../clock.ts";
import { type ActorTransaction, operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import type { Secrets } from "../../../security/secrets.ts";
import { recordEventHourly } from "../../platform/audit/index.ts";
import { addressOf } from "./audio-address.ts";
import { lockInteraction } from "./interactions-repository.ts";
import { findRecording } from "./recordings-repository.ts";

interface Heard {
  readonly interactionId: string;
  readonly sessionId: string;
  readonly secrets: Secrets;
}

/** Answers where a recording is heard, and records who wanted to hear it, once an hour. */
export const openRecording = async (tx: ActorTransaction, { interactionId, sessionId, secrets }: Heard) => {
  const { now } = tx;
  const { tenantId, userId } = tx.actor;
  const { reference } = (await lockInteraction(tx, tenantId, interactionId)) ?? refuse("notFound");
  const { id: recordingId, fileName } = (await findRecording(tx, tenantId, interactionId)) ?? refuse("notFound");
  const expiresAt = plusSeconds(now, recordingLimits.addressMinutes * 60);
  const event = { tenantId, at: now, actorId: userId, action: "interaction.listened" as const };
  await recordEventHourly(tx, { ...event, targetId: interactionId, details: { name: reference, fileName } });
  const grant = { tenantId, sessionId, interactionId, recordingId, expires: expiresAt.getTime() };
  return { address: addressOf(secrets, grant), expiresAt: expiresAt.toISOString() };
};

export const startListening = operation(
  contract,
  ({ actor: { sessionId }, params: { interactionId }, services: { secrets }, write }) =>
    write((tx) => openRecording(tx, { interactionId, sessionId, secrets })),
);
