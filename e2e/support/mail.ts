import { expect } from "@playwright/test";
import { origin } from "./test-server.ts";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The caught mails to somebody, newest first. */
export const mailsTo = async (address: string): Promise<readonly Mail[]> => {
  const response = await fetch(`${origin()}/demo/mail.json?to=${encodeURIComponent(address)}`);
  return (await response.json()) as readonly Mail[];
};

/** The newest mail to somebody, once there are `count` of them. */
export const newestMail = async (address: string, count = 1): Promise<Mail> => {
  let newest: Mail | undefined;
  const read = async (): Promise<number> => {
    const mails = await mailsTo(address);
    newest = mails[0];
    return mails.length;
  };
  await expect.poll(read, { message: `mails to ${address}` }).toBe(count);
  if (newest === undefined) throw new Error(`No mail to ${address}`);
  return newest;
};

/** The first link of a mail. */
export const linkIn = ({ text }: Mail): string => {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (link === undefined) throw new Error(`No link in: ${text}`);
  return link;
};

/** The six-digit code that stands in a mail on a line of its own. */
export const codeIn = ({ text }: Mail): string => {
  const code = /^\d{6}$/m.exec(text)?.[0];
  if (code === undefined) throw new Error(`No code in: ${text}`);
  return code;
};
