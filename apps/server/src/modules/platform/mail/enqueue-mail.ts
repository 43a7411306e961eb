import type { SystemTransaction, TenantTransaction } from "../../../database/index.ts";
import { announce } from "../../../core/announce.ts";
import type { Services } from "../../../core/services.ts";
import type { MailMessage } from "./message.ts";
import { insertMail } from "./repository.ts";

export const mailPurpose = "mail";

/** Puts a mail into the outbox (of no tenant: the installation's own), in the transaction of what it tells about. */
export const enqueueMail = async (
  services: Services,
  tx: TenantTransaction | SystemTransaction,
  tenantId: string | null,
  message: MailMessage,
): Promise<void> => {
  await insertMail(tx, {
    tenantId,
    recipient: message.to,
    message: services.secrets.seal(JSON.stringify(message), mailPurpose),
    now: services.clock.now(),
  });
  announce(services, tx, { kind: "mail-waiting" });
};
