import * as contract from "@evolve/contracts/interactions";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { lockInteraction, setHold } from "./interactions-repository.ts";

/** Puts an interaction on legal hold. One that is held already keeps its first reason. */
export const holdInteraction = operation(
  contract.holdInteraction,
  ({ actor: { tenantId, userId }, params: { interactionId }, body: { reason }, now, write }) =>
    write(async (tx) => {
      const { holdReason, reference } = (await lockInteraction(tx, tenantId, interactionId)) ?? refuse("notFound");
      if (holdReason !== null) return { success: true } as const;
      await setHold(tx, tenantId, interactionId, { reason, by: userId, at: now });
      const event = { tenantId, at: now, actorId: userId, action: "interaction.held" as const };
      await recordEvent(tx, { ...event, targetId: interactionId, details: { name: reference, reason } });
      return { success: true } as const;
    }),
);

export const releaseInteraction = operation(
  contract.releaseInteraction,
  ({ actor: { tenantId, userId }, params: { interactionId }, body: { reason }, now, write }) =>
    write(async (tx) => {
      const { holdReason, reference } = (await lockInteraction(tx, tenantId, interactionId)) ?? refuse("notFound");
      if (holdReason === null) return { success: true } as const;
      await setHold(tx, tenantId, interactionId, null);
      const event = { tenantId, at: now, actorId: userId, action: "interaction.released" as const };
      await recordEvent(tx, { ...event, targetId: interactionId, details: { name: reference, reason } });
      return { success: true } as const;
    }),
);
