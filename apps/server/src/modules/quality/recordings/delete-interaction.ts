import { deleteInteraction as contract } from "@evolve/contracts/interactions";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { lockInteraction, removeInteraction } from "./interactions-repository.ts";

/** Deletes an interaction and all that belongs to it, unless it is on legal hold. */
export const deleteInteraction = operation(
  contract,
  ({ actor: { tenantId, userId }, params: { interactionId }, body: { reason }, now, write }) =>
    write(async (tx) => {
      const { holdReason, reference } = (await lockInteraction(tx, tenantId, interactionId)) ?? refuse("notFound");
      if (holdReason !== null) refuse("legalHold");
      await removeInteraction(tx, tenantId, interactionId);
      const event = { tenantId, at: now, actorId: userId, action: "interaction.deleted" as const };
      await recordEvent(tx, { ...event, targetId: interactionId, details: { name: reference, reason } });
      return { success: true } as const;
    }),
);
