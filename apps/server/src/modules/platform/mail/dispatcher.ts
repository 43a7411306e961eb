import { createTransport } from "nodemailer";
import { plusSeconds } from "../../../clock.ts";
import type { Worker } from "../../../core/module.ts";
import type { Services } from "../../../core/services.ts";
import { mailPurpose } from "./enqueue-mail.ts";
import type { MailMessage } from "./message.ts";
import { claimDueMail, markFailed, markSent, type WaitingMail } from "./repository.ts";

const lookEveryMs = 5_000;
/** A claim that is neither sent nor failed by then belonged to a node that died. */
const claimSeconds = 120;
/** A server that does not answer is given up well before the claim ends, or another node would send the mail too. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 20_000 };
const longestRetrySeconds = 60 * 60;

/** Sends what waits in the outbox through SMTP, on every node, each mail by one of them. What waits at a stop is sent by the next start. */
export const startMailDispatcher = (services: Services): Worker => {
  const { bus, clock, config, database, log, secrets } = services;
  if (!config.smtpUrl) {
    log.warn("no SMTP_URL: mail waits in the outbox");
    return { stop: () => Promise.resolve() };
  }
  const transport = createTransport({ url: config.smtpUrl, ...patience });
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  let again = false;

  const send = async (mail: WaitingMail): Promise<void> => {
    try {
      const message = JSON.parse(secrets.open(mail.message, mailPurpose)) as MailMessage;
      await transport.sendMail({ from: config.mailFrom, ...message });
      await markSent(database.system, mail, clock.now());
    } catch (error) {
      const waitSeconds = Math.min(15 * 2 ** mail.attempts, longestRetrySeconds);
      log.warn({ err: error, mailId: mail.id, attempts: mail.attempts }, "a mail could not be sent");
      await markFailed(database.system, mail, String(error).slice(0, 500), plusSeconds(clock.now(), waitSeconds));
    }
  };
  const drain = async (): Promise<void> => {
    do {
      again = false;
      const now = clock.now();
      const mail = await claimDueMail(database.system, now, plusSeconds(now, claimSeconds));
      if (!mail) continue;
      await send(mail);
      again = true;
    } while (again && !stopped);
  };
  let draining = false;
  const look = (): void => {
    again = true;
    if (draining || stopped) return;
    draining = true;
    running = drain()
      .catch((error: unknown) => {
        log.warn({ err: error }, "the outbox could not be read");
      })
      .finally(() => {
        draining = false;
      });
  };

  bus.subscribe((message) => {
    if (message.kind === "mail-waiting") look();
  });
  const timer = setInterval(look, lookEveryMs);
  look();
  return {
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
      transport.close();
    },
  };
};
