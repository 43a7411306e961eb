import { createAccessKey as contract } from "@evolve/contracts/access-keys";
import { limits } from "@evolve/contracts/limits";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { newId } from "../../../ids.ts";
import { digestOf, randomSecret } from "../../../security/secrets.ts";
import { findUserStatus } from "../../directory/users/index.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { sendNotice } from "../../platform/notices/index.ts";
import { requireChange } from "./policy.ts";
import { insertAccessKey, listAccessKeyRows } from "./repository.ts";

/** Creates an access key. Its user is told by mail, whoever made it. */
export const createAccessKey = operation(contract, async ({ actor, body, http, services, write, now }) => {
  const { tenantId } = actor;
  const { userId } = body;
  if (body.tenantId !== tenantId) refuse("notFound");
  const id = newId();
  const secret = randomSecret();
  await write(async (tx) => {
    await requireChange(tx, userId, "create");
    if ((await findUserStatus(tx, tenantId, userId)) !== "ACTIVE") refuse("notFound");
    if ((await listAccessKeyRows(tx, tenantId, userId)).length >= limits.accessKeysPerUser)
      refuse("tooManyAccessKeys", { details: String(limits.accessKeysPerUser) });
    await insertAccessKey(tx, tenantId, { id, userId, secretHash: digestOf(secret), createdAt: now });
    const details = { accessKeyId: id };
    const action = "access-key.created";
    await recordEvent(tx, { tenantId, at: now, action, actorId: actor.userId, targetId: userId, details });
    await sendNotice(services, tx, http, { tenantId, userId }, "accessKeyCreated", { id });
  });
  return { accessKey: { accessKeyId: id, accessKeySecret: secret, lastUsedDate: null, isActive: true } };
});
