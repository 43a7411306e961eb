import { type NotificationAction, publishNotification as contract } from "@evolve/contracts/notifications";
import { isHttps } from "../../../config/index.ts";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import type { Services } from "../../../core/services.ts";
import type { Tx } from "../../../database/index.ts";
import { isAllowedUrl, isOwnPath } from "../../../http/allowed-hosts.ts";
import { newId } from "../../../ids.ts";
import { digestOf } from "../../../security/secrets.ts";
import { findTenant } from "../../directory/tenants/index.ts";
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
        : refuse("changedMeanwhile");
    if (!(await existInTenant(tx, tenantId, recipients))) refuse("notFound");
    const actions = wholeActions(body.actions);
    await requireCallable(services, tx, tenantId, actions);
    const recipientCount = await notify(services, tx, {
      id,
      to: recipients,
      topic: "messages",
      text: { title, content },
      publisher: body.publisher ?? (await findAddressee(tx, tenantId, userId)).fullName,
      linkURL: linkURL === "" ? null : linkURL,
      actions,
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

/** A page may call its own host and the allowed ones only, so a call elsewhere would fail when somebody presses its button. */
const requireCallable = async (
  { config }: Services,
  tx: Tx,
  tenantId: string,
  actions: readonly NotificationAction[],
): Promise<void> => {
  const called = actions
    .filter(({ uri, guideline }) => guideline.uriLaunchMethod === "API_CALL" && !isOwnPath(uri))
    .map(({ uri }) => uri);
  if (called.length === 0) return;
  const domains = [...config.allowedDomains, ...(await findTenant(tx, tenantId)).allowedDomains];
  if (!called.every((uri) => isAllowedUrl(uri, domains, isHttps(config))))
    refuse("invalidParameters", { fields: { actions: "allowedAddress" } });
};
