import * as contract from "@evolve/contracts/webhooks";
import { operation } from "../../../core/operation.ts";
import { newId } from "../../../ids.ts";
import { newSecret, presentWebhook, recordChange, requireAddress, requireRoom, requireWebhook } from "./policy.ts";
import { insertWebhook } from "./repository.ts";

/** Registers a webhook. Its secret is answered once and stored sealed. */
export const createWebhook = operation(contract.createWebhook, async ({ actor, body, now, services, write }) => {
  requireAddress(services, body);
  const id = newId();
  const { secret, sealed } = newSecret(services);
  const webhook = await write(async (tx) => {
    await requireRoom(tx, body.name, null);
    await insertWebhook(tx, actor.tenantId, { ...body, id, secret: sealed, now });
    await recordChange(tx, "created", id, { ...body });
    return requireWebhook(tx, id);
  });
  return { webhook: presentWebhook(webhook), secret };
});
