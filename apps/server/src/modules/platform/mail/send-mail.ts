import { Id } from "@evolve/contracts/validators";
import type { Transporter } from "nodemailer";
import * as z from "zod/mini";
import type { Worker } from "../../../core/module.ts";
import { defineService, type Services } from "../../../core/services.ts";
import { defineJob, enqueueAll } from "../../../jobs/index.ts";
import { mailPurpose, type MailMessage } from "./message.ts";
import { adoptMails, findUnsent, markFailed, markSent, mostAttempts } from "./repository.ts";

/** As many as the mail pool runs jobs at once. */
const connections = 5;
/** A server that does not answer must not block a worker for long. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 20_000 };
const longestRetrySeconds = 60 * 60;

/** Connections to the mail server, kept open between mails. */
const mailServer = defineService<Promise<Transporter>>("mail server", async ({ config }) => {
  const { createTransport } = await import("nodemailer");
  return createTransport({ pool: true, maxConnections: connections, url: config.smtpUrl ?? "", ...patience });
});

export const keepMailServer = (services: Services): Worker => {
  if (!services.config.smtpUrl) services.log.warn("no SMTP_URL: mail waits in the outbox");
  return {
    stop: async () => {
      if (services.config.smtpUrl) (await services.use(mailServer)).close();
    },
  };
};

/** Sends a mail from the outbox by SMTP. */
export const sendMail = defineJob({
  name: "mail.send",
  workerPool: "mail",
  payload: z.strictObject({ mailId: Id }),
  retries: { most: mostAttempts, waitSeconds: (attempt) => Math.min(15 * 2 ** attempt, longestRetrySeconds) },
  isAvailable: ({ config }) => config.smtpUrl !== null,
  run: async ({ services, payload: { mailId }, attempt }) => {
    const { clock, config, database, secrets } = services;
    const mail = await findUnsent(database.system, mailId);
    if (!mail) return;
    try {
      const message = JSON.parse(secrets.open(mail.message, mailPurpose)) as MailMessage;
      const transporter = await services.use(mailServer);
      const { attachments = [], ...rest } = message;
      const files = { attachments: [...attachments] };
      await transporter.sendMail({ from: config.mailFrom, messageId: messageIdOf(mailId, config), ...rest, ...files });
    } catch (error) {
      await markFailed(database.system, mailId, attempt, String(error).slice(0, 500));
      throw error;
    }
    await markSent(database.system, mailId, attempt, clock.now());
  },
});

/**
 * The same at every attempt: if a node dies after the mail server took the mail and before that is recorded, receivers can
 * recognise the second copy (RFC 5322, 3.6.4).
 */
const messageIdOf = (mailId: string, { mailFrom }: Services["config"]): string =>
  `<${mailId}@${/@([^\s>]+)/.exec(mailFrom)?.[1] ?? "localhost"}>`;

/** Sends mails left by a node of a version without the queue. */
export const sendLeftMails = defineJob({
  name: "mail.send-left",
  payload: z.strictObject({}),
  retries: { most: 1, waitSeconds: () => 0 },
  cron: "*/5 * * * *",
  run: ({ services: { database } }) =>
    database.withSystem(async (tx) => {
      const ids = await adoptMails(tx);
      await enqueueAll(
        tx,
        sendMail,
        ids.map((mailId) => ({ mailId })),
      );
    }),
});
