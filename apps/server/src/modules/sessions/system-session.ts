import type * as contract from "@evolve/contracts/session-state";
import type { CallAnswer } from "@evolve/contracts/call";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { sessionOfCookie } from "./session-of-cookie.ts";

type Call = typeof contract.systemSession;

/** Whether the browser's `system_session` cookie is that of a live session. Says nothing of whose it is. */
export const systemSession =
  (services: Services) =>
  async ({ http }: Request<Call>): Promise<CallAnswer<Call>> => {
    const session = await sessionOfCookie(services, http);
    return { loggedIn: session !== null, expiresAt: session?.expiresAt.toISOString() ?? null };
  };
