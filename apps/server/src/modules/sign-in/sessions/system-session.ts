import * as contract from "@evolve/contracts/session-state";
import { operation } from "../../../core/operation.ts";
import { sessionOfCookie } from "./session-of-cookie.ts";

/** Whether the browser's `system_session` cookie is that of a live session. Says nothing of whose it is. */
export const systemSession = operation(contract.systemSession, async ({ http, services }) => {
  const session = await sessionOfCookie(services, http);
  return { loggedIn: session !== null, expiresAt: session?.expiresAt.toISOString() ?? null };
});
