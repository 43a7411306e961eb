import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import type { Services } from "../core/services.ts";
import { newId } from "../ids.ts";
import { insertCaughtMail } from "./repository.ts";

export interface MailCatcher {
  readonly smtpUrl: string;
  close(): Promise<void>;
}

/** A mail server on the loopback address that stores what it receives, for the demo's mail page. */
export const startMailCatcher = async ({
  clock,
  database,
  log,
}: Pick<Services, "clock" | "database" | "log">): Promise<MailCatcher> => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address.toLowerCase());
        keep(Buffer.concat(chunks), recipients).then(
          () => done(),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        );
      });
    },
  });
  const keep = async (raw: Buffer, recipients: readonly string[]): Promise<void> => {
    const mail = await PostalMime.parse(raw);
    for (const recipient of recipients)
      await insertCaughtMail(database, {
        id: newId(),
        recipient,
        sender: mail.from?.address ?? "",
        subject: mail.subject ?? "",
        text: mail.text ?? "",
        html: mail.html ?? "",
        received_at: clock.now(),
      });
  };
  server.on("error", (error) => {
    log.warn({ err: error }, "the mail catcher");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
