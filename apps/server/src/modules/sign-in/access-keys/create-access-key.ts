import { createAccessKey as contract } from "@evolve/contracts/access-keys";
import { limits } from "@evolve/contracts/limits";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { newId } from "../../../ids.ts";
import { digestOf, randomSecret } from "../../../security/secrets.ts";
import { findPersonState } from "../../directory/users/index.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { sendNotice } from "../../platform/notices/index.ts";
import { requireChange } from "./policy.ts";
import { insertAccessKey, listAccessKeyRows } from "./repository.ts";

/** Creates an access key. Its user is told by mail, even if an administrator made it; a service account has nobody to tell. */
export const createAccessKey = operation(contract, async ({ actor, body, http, services, write, now }) => {
  const { tenantId } = actor;
  const { userId } = body;
  if (body.tenantId !== tenantId) refuse("notFound");
  const id = newId();
  const secret = randomSecret();
  await write(async (tx) => {
    await requireChange(tx, userId, "create");
    const person = (await findPersonState(tx, tenantId, userId)) ?? refuse("notFound");
    if (person.status !== "ACTIVE") refuse("notFound");
    if ((await listAccessKeyRows(tx, tenantId, userId)).length >= limits.accessKeysPerUser)
      refuse("tooManyAccessKeys", { details: String(limits.accessKeysPerUser) });
    await insertAccessKey(tx, tenantId, { id, userId, secretHash: digestOf(secret), createdAt: now });
    const details = { accessKeyId: id };
    const action = "access-key.created";
    await recordEvent(tx, { tenantId, at: now, action, actorId: actor.userId, targetId: userId, details });
    if (person.isPerson) await sendNotice(services, tx, http, { tenantId, userId }, "accessKeyCreated", { id });
  });
  return { accessKey: { accessKeyId: id, accessKeySecret: secret, lastUsedDate: null, isActive: true } };
});
