import type { SystemTx, Tx } from "../../database/index.ts";
import type { Services } from "../../http/context.ts";
import type { MailMessage } from "./message.ts";
import { insertMail } from "./repository.ts";

export const mailPurpose = "mail";

/** Puts a mail into the outbox (of no tenant: the installation's own), in the transaction of what it tells about. `announceMail` after it has committed. */
export const enqueueMail = (
  services: Services,
  tx: Tx | SystemTx,
  tenantId: string | null,
  message: MailMessage,
): Promise<void> =>
  insertMail(tx, {
    tenantId,
    recipient: message.to,
    message: services.secrets.seal(JSON.stringify(message), mailPurpose),
    now: services.clock.now(),
  });

/** Wakes the dispatchers; without the message they look every few seconds anyway. */
export const announceMail = (services: Services): Promise<void> => services.bus.publish({ kind: "mail-waiting" });
