import { randomInt } from "node:crypto";
import { limits } from "@evolve/contracts/limits";
import type { Services } from "../../../core/services.ts";

/** Letters and digits that nobody takes for another (Crockford's base 32). */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const selectorLength = 2;
const secretLength = 10;

export interface HashedCode {
  selector: string;
  hash: string;
}

const randomText = (length: number): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join("");

/** `7K2M-Q9XV-0TBH`: two characters that find the code and ten that are secret, 50 bits. */
const format = (code: string): string => code.match(/.{4}/g)?.join("-") ?? code;

/** The parts of a code as somebody typed it, with or without dashes, O for 0 and I or L for 1. Null when it cannot be one. */
export const parseRecoveryCode = (typed: string): { selector: string; secret: string } | null => {
  const code = typed.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
  if (code.length !== selectorLength + secretLength || [...code].some((letter) => !alphabet.includes(letter)))
    return null;
  return { selector: code.slice(0, selectorLength), secret: code.slice(selectorLength) };
};

/** New recovery codes: for the person to read once, and as salted password hashes to keep (OWASP ASVS 6.5.2). */
export const newRecoveryCodes = async ({ passwords }: Services): Promise<{ codes: string[]; hashed: HashedCode[] }> => {
  const selectors = new Set<string>();
  while (selectors.size < limits.recoveryCodes) selectors.add(randomText(selectorLength));
  const made = await Promise.all(
    [...selectors].map(async (selector) => {
      const secret = randomText(secretLength);
      return { code: format(selector + secret), selector, hash: await passwords.hash(secret) };
    }),
  );
  return { codes: made.map(({ code }) => code), hashed: made };
};
