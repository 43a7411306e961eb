import { countedTogether } from "../../../core/counts.ts";
import { defineModule } from "../../../core/module.ts";
import { countUnsent } from "./repository.ts";
import { keepMailServer, sendLeftMails, sendMail } from "./send-mail.ts";

export { enqueueMail } from "./enqueue-mail.ts";
export { composeMail, escapeHtml, type MailAttachment, type MailMessage } from "./message.ts";
export { Letterhead, letterheadOf } from "./letterhead.ts";
export { type Letter, sendLetter } from "./send-letter.ts";

export const mail = defineModule({
  operations: [],
  jobs: [sendMail, sendLeftMails],
  workers: [keepMailServer],
  figures: countedTogether("unsent mails", ({ database }) => countUnsent(database.system), [
    { name: "mail_outbox_waiting", help: "Mails that wait to be sent", of: "waiting" },
    { name: "mail_outbox_retried", help: "Waiting mails that could not be sent so far", of: "retried" },
    {
      name: "mail_outbox_given_up",
      help: "Mails that were tried for three days and are tried no more",
      of: "givenUp",
    },
  ]),
});
