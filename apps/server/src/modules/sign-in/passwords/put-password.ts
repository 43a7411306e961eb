import { timeZoneBrief } from "@evolve/i18n/time-zone";
import type { TenantTransaction } from "../../../database/index.ts";
import { announce } from "../../../core/announce.ts";
import type { Services } from "../../../core/services.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { type Chooser, replacePassword } from "../../directory/credentials/index.ts";
import { type Letterhead, sendLetter } from "../../platform/mail/index.ts";
import { notify } from "../../platform/notifications/index.ts";
import { invalidateResets } from "../password-resets/index.ts";
import { endSessionsOfUser } from "../sessions/index.ts";

const securityPage = "/my-space/#/security";

interface Change {
  hash: string;
  /** How it came about; also the reason of the sessions' end. */
  way: "changed" | "reset";
  endSessions: boolean;
  /** The session that goes on. */
  keep?: string;
  letterhead: Letterhead;
}

/**
 * Puts a judged password in place in the caller's transaction, with all that follows: open resets are of no use any more,
 * sessions end, the trail and the person are told. Answers how many sessions ended.
 */
export const putPassword = async (
  services: Services,
  tx: TenantTransaction,
  person: Chooser,
  change: Change,
): Promise<number> => {
  const { tenantId, userId } = person;
  const now = services.clock.now();
  await replacePassword(services, tx, person, change.hash);
  await invalidateResets(tx, tenantId, userId);
  const reason = `password ${change.way}`;
  const ended = change.endSessions ? await endSessionsOfUser(services, tx, person, reason, change.keep) : 0;
  announce(services, tx, { kind: "user-changed", tenantId, userId });
  const details = { endedSessions: ended };
  const action = `user.password-${change.way}` as const;
  await recordEvent(tx, { tenantId, at: now, action, actorId: userId, targetId: userId, details });
  await notify(services, tx, {
    to: { users: [userId] },
    topic: "security",
    text: { key: "passwordChanged", values: {} },
    linkURL: securityPage,
  });
  const envelope = { tenantId, to: person.email, ...change.letterhead };
  await sendLetter(services, tx, envelope, ({ t, date }, { brandName, timeZone, origin }) => {
    const values = {
      userName: person.userName,
      time: date(now, "dateTime", timeZone),
      zone: timeZoneBrief(timeZone, now),
    };
    return {
      subject: t("mail.passwordChangedSubject", { brandName }),
      paragraphs: [
        change.way === "reset" ? t("mail.passwordReset", values) : t("mail.passwordChanged", values),
        t("mail.notYou"),
      ],
      button: { label: t("mail.resetButton"), url: `${origin}/login/#/recoverPassword` },
    };
  });
  return ended;
};
