import { broadcastMessage as contract } from "@evolve/contracts/notifications";
import { announce } from "../../../core/announce.ts";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { newId } from "../../../ids.ts";
import { recordEvent } from "../audit/index.ts";
import { findBroadcast, insertBroadcast } from "./broadcast-repository.ts";

export const broadcastMessage = operation(contract, async ({ actor, body, services, write, now }) => {
  const { tenantId, userId } = actor;
  const { broadcastUuid: id = newId(), message, duration } = body;
  return write(async (tx) => {
    const isNew = await insertBroadcast(tx, tenantId, { id, message, endsAt: new Date(now.getTime() + duration) }, now);
    if (!isNew)
      return (await findBroadcast(tx, tenantId, id))?.message === message
        ? { broadcastUuid: id }
        : refuse("notificationExists");
    await recordEvent(tx, {
      tenantId,
      at: now,
      action: "notification.broadcast",
      actorId: userId,
      targetId: id,
      details: { message, duration },
    });
    announce(services, tx, { kind: "broadcasts-changed", tenantId });
    return { broadcastUuid: id };
  });
});
