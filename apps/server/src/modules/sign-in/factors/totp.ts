import { Secret, TOTP } from "otpauth";

const stepSeconds = 30;
/** What authenticator apps understand without being asked (RFC 6238). */
const parameters = { algorithm: "SHA1", digits: 6, period: stepSeconds };
const secretBytes = 20;

/** The time step that a six-digit code belongs to, one step of drift either way; null when it is wrong. */
export const stepOfCode = (secret: string, code: string, now: Date): number | null => {
  if (!/^\d{6}$/.test(code)) return null;
  const totp = new TOTP({ ...parameters, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / stepSeconds) + delta;
};

/** A new secret in base32: 160 bits, as RFC 4226 recommends. */
export const newTotpSecret = (): string => new Secret({ size: secretBytes }).base32;

/** The address that an authenticator app reads from a QR code. */
export const totpAddress = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...parameters, secret: Secret.fromBase32(secret), issuer, label }).toString();
