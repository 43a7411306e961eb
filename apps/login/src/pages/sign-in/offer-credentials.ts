import { login } from "@evolve/contracts/authentication";
import type { CallResult } from "@evolve/contracts/call";
import type { Client } from "@evolve/session";
import type { OfferedCredentials } from "./password-step.tsx";

/** Asks the server to open a session. Rejects with CallError. */
export const offerCredentials = (client: Client, credentials: OfferedCredentials): Promise<CallResult<typeof login>> =>
  client.call(login, { body: credentials }, { retryAfter: true });
