import { Id } from "@evolve/contracts/validators";
import { languageOf } from "@evolve/i18n";
import * as z from "zod/mini";
import { defineJob, enqueue } from "../../../jobs/index.ts";
import { findAddressee } from "../notices/index.ts";
import { sendLetter } from "../mail/index.ts";
import { takeMailsDue } from "./mail-repository.ts";
import { notificationWords, textIn } from "./present.ts";

const atOnce = 50;

/** Mails a notification to those of its recipients who want that, some at a time; each mail is enqueued once. */
export const mailNotification = defineJob({
  name: "notifications.mail",
  payload: z.strictObject({ notificationId: Id }),
  retries: { most: 10, waitSeconds: (attempt) => 10 * attempt },
  run: async ({ services, tenantId, payload }) => {
    if (tenantId === null) throw new Error("a notification belongs to a tenant");
    await services.database.withTenant(tenantId, async (tx) => {
      const due = await takeMailsDue(tx, tenantId, payload.notificationId, atOnce);
      for (const { userId, language, text, linkURL } of due) {
        const person = await findAddressee(tx, tenantId, userId);
        const envelope = { tenantId, to: person.email, language: languageOf(language ?? "") ?? "en" };
        const { title, content } = textIn(notificationWords(envelope.language), text);
        await sendLetter(services, tx, envelope, (words, { origin }) => ({
          subject: title,
          greeting: words.t("notices.greeting", { name: person.fullName }),
          paragraphs: content === "" ? [title] : [content],
          ...(linkURL !== null && {
            button: {
              label: words.t("mail.notificationButton"),
              url: linkURL.startsWith("/") ? `${origin}${linkURL}` : linkURL,
            },
          }),
          notes: [words.t("mail.notificationSettings")],
        }));
      }
      if (due.length === atOnce) await enqueue(tx, mailNotification, payload);
    });
  },
});
