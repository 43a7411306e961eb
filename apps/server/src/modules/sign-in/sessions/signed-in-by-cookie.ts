import type { Services } from "../../../core/services.ts";
import { digestOf } from "../../../security/secrets.ts";
import { type SignedInRow, findSignedIn } from "./signed-in-repository.ts";
import { isIdle } from "./idle.ts";

export type SignedInSession = SignedInRow;

/** The session of a `system_session` cookie, if it lives, is in use and its user may act. */
export const findSignedInByCookie = async (
  { clock, database }: Services,
  cookie: string | undefined,
): Promise<SignedInSession | null> => {
  if (!cookie) return null;
  const now = clock.now();
  const session = await findSignedIn(database.system, digestOf(cookie), now);
  return session && !isIdle(session, session.timeoutMinutes, now) ? session : null;
};
