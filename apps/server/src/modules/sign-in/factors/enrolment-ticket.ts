import { secondsOf } from "../../../clock.ts";
import type { Services } from "../../../core/services.ts";

const purpose = "totp enrolment";
const seconds = 15 * 60;

/**
 * A secret on its way to an authenticator app, sealed, so that nothing is kept of an enrolment that is never finished and
 * nobody enrols a secret that this installation has not made.
 */
export const sealTicket = ({ clock, secrets }: Services, secret: string): string =>
  secrets.seal(`${secondsOf(clock.now()) + seconds}.${secret}`, purpose);

/** The secret of a ticket; null when it is none of ours, or too old. */
export const openTicket = ({ clock, secrets }: Services, ticket: string): string | null => {
  try {
    const [expiry = "0", secret = ""] = secrets.open(ticket, purpose).split(".");
    return Number(expiry) > secondsOf(clock.now()) ? secret : null;
  } catch {
    return null;
  }
};
