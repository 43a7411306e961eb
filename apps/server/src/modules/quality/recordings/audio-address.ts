import { audioPath } from "@evolve/contracts/recordings";
import * as z from "zod/mini";
import type { Secrets } from "../../../security/secrets.ts";

const purpose = "recording address";

/** What an address is good for: one recording, in one session, for a time. */
const Grant = z.strictObject({
  tenantId: z.string(),
  sessionId: z.string(),
  interactionId: z.string(),
  recordingId: z.string(),
  /** Milliseconds since 1970. */
  expires: z.number(),
});
export type Grant = z.output<typeof Grant>;

/** The address says what it is good for, sealed: nobody can read or change it. */
export const addressOf = (secrets: Secrets, grant: Grant): string =>
  `${audioPath}?grant=${secrets.seal(JSON.stringify(grant), purpose)}`;

/** Null where the address was not made by this installation, or was altered. */
export const grantOf = (secrets: Secrets, sealed: string): Grant | null => {
  try {
    return Grant.parse(JSON.parse(secrets.open(sealed, purpose)));
  } catch {
    return null;
  }
};
