import { randomInt, timingSafeEqual } from "node:crypto";
import { uuidPattern } from "@evolve/contracts/uuid";
import { digestOf, randomSecret, type Secrets } from "../../../security/secrets.ts";

/** What a mail carries: a code to type and the secret of a link's token. The database keeps digests of both. */
export interface ResetSecrets {
  code: string;
  token: string;
  codeHash: Buffer;
  secretHash: Buffer;
}

/** How long a reset works (NIST SP 800-63B-4: at most 10 minutes). */
export const resetMinutes = 10;

const digits = 6;

export const makeResetSecrets = (secrets: Secrets, id: string): ResetSecrets => {
  const code = String(randomInt(10 ** digits)).padStart(digits, "0");
  const secret = randomSecret();
  return { code, token: `${id}.${secret}`, codeHash: codeHashOf(secrets, id, code), secretHash: digestOf(secret) };
};

/** Keyed and bound to its request: with the database alone a million codes are tried in a moment. */
const codeHashOf = (secrets: Secrets, id: string, code: string): Buffer =>
  secrets.mac(`${id}.${code}`, "password reset code");

export const isCode = (text: string): boolean => /^\d{6}$/.test(text);

export const isCodeOf = (secrets: Secrets, row: { id: string; codeHash: Buffer | null }, code: string): boolean =>
  isSame(row.codeHash, codeHashOf(secrets, row.id, code));

export const isSecretOf = (row: { secretHash: Buffer | null }, secret: string): boolean =>
  isSame(row.secretHash, digestOf(secret));

const isSame = (kept: Buffer | null, given: Buffer): boolean => {
  const compared = timingSafeEqual(kept ?? Buffer.alloc(given.length), given);
  return compared && kept !== null;
};

const form = new RegExp(`^(${uuidPattern})\\.([A-Za-z0-9_-]{43})$`);

/** The parts of a link's token, unchecked. Null when it is not shaped like one. */
export const parseResetToken = (text: string): { id: string; secret: string } | null => {
  const [, id, secret] = form.exec(text) ?? [];
  return id && secret ? { id, secret } : null;
};
