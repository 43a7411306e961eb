import { defineModule, type Figure } from "../../../core/module.ts";
import { countUnsent } from "./repository.ts";
import { keepMailServer, sendLeftMails, sendMail } from "./send-mail.ts";

export { enqueueMail } from "./enqueue-mail.ts";
export { composeMail, escapeHtml, type MailMessage } from "./message.ts";
export { type Letter, sendLetter } from "./send-letter.ts";

type Unsent = Awaited<ReturnType<typeof countUnsent>>;

const figureOf = (name: string, help: string, of: keyof Unsent): Figure => ({
  name,
  help,
  read: async ({ database }) => (await countUnsent(database.system))[of],
});

export const mail = defineModule({
  operations: [],
  jobs: [sendMail, sendLeftMails],
  workers: [keepMailServer],
  figures: [
    figureOf("mail_outbox_waiting", "Mails that wait to be sent", "waiting"),
    figureOf("mail_outbox_retried", "Waiting mails that could not be sent so far", "retried"),
    figureOf("mail_outbox_given_up", "Mails that were tried for three days and are tried no more", "givenUp"),
  ],
});
