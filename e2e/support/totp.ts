import { Secret, TOTP } from "otpauth";

/** The secret of mfa@acme.test. */
const secret = Secret.fromBase32("JBSWY3DPEHPK3PXP");

/** The code that an app shows for a secret; `steps` of 30 s later or earlier. */
export const codeOf = (base32: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(base32) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** The code that the authenticator app shows now; `steps` of 30 s later or, with a minus, earlier. */
export const oneTimeCode = (steps = 0): string =>
  new TOTP({ secret, digits: 6, period: 30 }).generate({ timestamp: Date.now() + steps * 30_000 });
