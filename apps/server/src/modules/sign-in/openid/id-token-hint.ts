import { decodeProtectedHeader, errors, jwtVerify } from "jose";
import type { Services } from "../../../core/services.ts";
import { signingAlgorithms } from "../../../security/signing-keys/index.ts";
import { refuse } from "../../../core/refusal.ts";

/** What an ID token proves about who shows it. */
export interface Hint {
  readonly clientId: string;
  readonly sessionId: string;
}

/** Years: a hint says who somebody was, so it may have expired. */
const anyAge = "100 years";

/** Reads an ID token of ours. Refuses one that is not signed by a key of ours, or not at all. */
export const readHint = async ({ keys, clock }: Services, issuer: string, token: string): Promise<Hint> => {
  try {
    const { kid } = decodeProtectedHeader(token);
    const key = kid ? await keys.find(kid) : null;
    if (!key) return refuse("invalidLoginRequest", { reason: "a hint by an unknown key" });
    const { payload } = await jwtVerify(token, key, {
      algorithms: [...signingAlgorithms],
      issuer,
      clockTolerance: anyAge,
      currentDate: clock.now(),
    });
    return { clientId: String(payload.aud), sessionId: String(payload["sid"]) };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError)
      return refuse("invalidLoginRequest", { reason: error.message });
    throw error;
  }
};
