import { Secret, TOTP } from "otpauth";

/** The code that an authenticator app shows for a secret, some seconds after a time. */
export const totpOf = (secret: string, now: Date, seconds = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + seconds * 1000 });
