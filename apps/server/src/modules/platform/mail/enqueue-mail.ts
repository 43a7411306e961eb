import type { SystemTransaction, TenantTransaction } from "../../../database/index.ts";
import type { Services } from "../../../core/services.ts";
import { newId } from "../../../ids.ts";
import { enqueue } from "../../../jobs/index.ts";
import { mailPurpose, type MailMessage } from "./message.ts";
import { insertMail } from "./repository.ts";
import { sendMail } from "./send-mail.ts";

/** Adds a mail to the outbox (without a tenant: the installation's own), in the transaction that causes it. */
export const enqueueMail = async (
  services: Services,
  tx: TenantTransaction | SystemTransaction,
  tenantId: string | null,
  message: MailMessage,
): Promise<void> => {
  const mailId = newId();
  const sealed = services.secrets.seal(JSON.stringify(message), mailPurpose);
  const row = { id: mailId, tenantId, recipient: message.to, message: sealed, now: services.clock.now() };
  // Sent back to back: one round trip for both.
  await Promise.all([insertMail(tx, row), enqueue(tx, sendMail, { mailId }, tenantId === null ? {} : { tenantId })]);
};
