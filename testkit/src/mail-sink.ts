import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A real SMTP server that keeps what it is sent. */
export interface MailSink {
  readonly smtpUrl: string;
  readonly mails: readonly Email[];
  /** Waits until a mail to the address has come, and answers the newest. */
  waitFor(to: string, timeoutMs?: number): Promise<Email>;
  /** While true every mail is refused with a passing fault. */
  down: boolean;
  close(): Promise<void>;
}

export const startMailSink = async (): Promise<MailSink> => {
  const mails: Email[] = [];
  const sink: { down: boolean } = { down: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (sink.down) {
          done(Object.assign(new Error("try again later"), { responseCode: 451 }));
          return;
        }
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.unshift(mail);
          done();
        });
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(sink, {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mails,
    waitFor: async (to: string, timeoutMs = 10_000) => {
      const until = Date.now() + timeoutMs;
      for (;;) {
        const mail = mails.find((candidate) => candidate.to?.some(({ address }) => address === to));
        if (mail) return mail;
        if (Date.now() > until) throw new Error(`no mail to ${to} within ${timeoutMs} ms`);
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  });
};
