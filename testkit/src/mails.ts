import type { Email } from "postal-mime";
import type { MailSink } from "./mail-sink.ts";

/** The mails received for an address, newest first; only those whose subject matches, if given. */
export const mailsTo = ({ mails }: MailSink, to: string, subject = /./): Email[] =>
  mails.filter((mail) => mail.to?.some(({ address }) => address === to) && subject.test(mail.subject ?? ""));

/** Does what causes a mail, waits for it beyond those received before, and returns it. */
export const mailAfter = async (
  sink: MailSink,
  to: string,
  subject: RegExp,
  work: () => Promise<unknown>,
): Promise<Email> => {
  const before = mailsTo(sink, to, subject).length;
  await work();
  const until = Date.now() + 10_000;
  for (;;) {
    const [newest, ...earlier] = mailsTo(sink, to, subject);
    if (newest && earlier.length >= before) return newest;
    if (Date.now() > until) throw new Error(`no new mail to ${to} about ${String(subject)}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
};

/** The code that a mail shows on a line of its own. */
export const codeIn = ({ text }: Pick<Email, "text">): string => /^\d{6}$/m.exec(text ?? "")?.[0] ?? "";
