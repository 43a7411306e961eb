import { publishNotification as contract } from "@evolve/contracts/notifications";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { newId } from "../../../ids.ts";
import { digestOf } from "../../../security/secrets.ts";
import { recordEvent } from "../audit/index.ts";
import { findAddressee } from "../notices/index.ts";
import { notify } from "./notify.ts";
import { beginPublication, existInTenant, setRecipientCount } from "./publication-repository.ts";
import { wholeActions } from "./whole-actions.ts";

export const publishNotification = operation(contract, async ({ actor, body, services, write, now }) => {
  const { tenantId, userId } = actor;
  const { notificationUuid: id = newId(), recipients, title, content, linkURL } = body;
  const digest = digestOf(JSON.stringify({ ...body, notificationUuid: id })).toString("base64url");
  return write(async (tx) => {
    const earlier = await beginPublication(tx, { tenantId, id, digest, now });
    if (earlier)
      return earlier.digest === digest
        ? { notificationUuid: id, recipientCount: earlier.recipientCount }
        : refuse("notificationExists");
    if (!(await existInTenant(tx, tenantId, recipients))) refuse("notFound");
    const recipientCount = await notify(services, tx, {
      id,
      to: recipients,
      topic: "messages",
      text: { title, content },
      publisher: body.publisher ?? (await findAddressee(tx, tenantId, userId)).fullName,
      linkURL: linkURL === "" ? null : linkURL,
      actions: wholeActions(body.actions),
    });
    await setRecipientCount(tx, tenantId, id, recipientCount);
    const details = { title, recipients: recipientCount };
    await recordEvent(tx, {
      tenantId,
      at: now,
      action: "notification.published",
      actorId: userId,
      targetId: id,
      details,
    });
    return { notificationUuid: id, recipientCount };
  });
});
