import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A real SMTP server that keeps what it receives. */
export interface MailSink {
  readonly smtpUrl: string;
  readonly mails: readonly Email[];
  /** Waits for a mail to the address, and returns the newest. */
  waitFor(to: string, timeoutMs?: number): Promise<Email>;
  /** While true every mail is refused with a temporary error. */
  down: boolean;
  /** Called when a mail has been received, before it is acknowledged to the sender. */
  beforeAccepted: (() => void) | null;
  /** Delay before the acknowledgement. */
  pauseMs: number;
  /** Connections so far, and the largest number of mails in transfer at once. */
  readonly connections: number;
  readonly mostAtOnce: number;
  close(): Promise<void>;
}

export const startMailSink = async (): Promise<MailSink> => {
  const mails: Email[] = [];
  const sink = { down: false, beforeAccepted: null as (() => void) | null, pauseMs: 0, connections: 0, mostAtOnce: 0 };
  let underWay = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onConnect: (_session, done) => {
      sink.connections += 1;
      done();
    },
    onData: (stream, _session, done) => {
      underWay += 1;
      sink.mostAtOnce = Math.max(sink.mostAtOnce, underWay);
      const answer = (error?: Error): void => {
        underWay -= 1;
        done(error);
      };
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (sink.down) {
          answer(Object.assign(new Error("try again later"), { responseCode: 451 }));
          return;
        }
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.unshift(mail);
          sink.beforeAccepted?.();
          setTimeout(answer, sink.pauseMs);
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
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
};
