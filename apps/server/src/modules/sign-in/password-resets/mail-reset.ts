import type { TenantTransaction } from "../../../database/index.ts";
import type { Services } from "../../../core/services.ts";
import { authenticatorOf, type Chooser } from "../../directory/credentials/index.ts";
import { type Letterhead, sendLetter } from "../../platform/mail/index.ts";
import { keepNewestReset, markMailed, type ResetCause } from "./repository.ts";
import { makeResetSecrets, resetMinutes } from "./reset-secrets.ts";

const texts = {
  asked: "mail.resetAsked",
  administrator: "mail.resetByAdministrator",
  policy: "mail.resetByPolicy",
} as const;

interface ResetRequest {
  id: string;
  /** As it was asked for; the page finds the request by it. */
  name: string;
  cause: ResetCause;
  letterhead: Letterhead;
}

/**
 * Mails a reset, and makes it the only one of the user that works. Users who have nothing to reset get no mail; those who sign
 * in at an identity provider are told so. Answers whether there is a mail.
 */
export const mailReset = async (
  services: Services,
  tx: TenantTransaction,
  person: Chooser,
  request: ResetRequest,
): Promise<boolean> => {
  const { clock } = services;
  const { tenantId, userId } = person;
  if (person.status !== "ACTIVE" || person.lockedDown || !person.tenantActive) return false;
  const secrets = makeResetSecrets(services.secrets, request.id);
  const hashes = person.saml ? { codeHash: null, secretHash: null } : secrets;
  if (!(await markMailed(tx, { ...hashes, id: request.id, tenantId, now: clock.now() }))) return false;
  const envelope = { tenantId, to: person.email, ...request.letterhead };
  if (person.saml) {
    await sendLetter(services, tx, envelope, ({ t }, { brandName, tenantName, origin }) => ({
      subject: t("mail.resetSsoSubject", { brandName }),
      paragraphs: [t("mail.resetSso", { userName: person.userName, tenantName })],
      button: { label: t("mail.resetSsoButton"), url: `${origin}/login/#/` },
    }));
    return true;
  }
  await keepNewestReset(tx, tenantId, userId);
  const { mailsLink } = authenticatorOf(person.idmType);
  // The secret stands behind the hash, where no proxy or server log sees it.
  const parameters = new URLSearchParams({
    ...(mailsLink && { email: person.email }),
    userName: mailsLink ? person.userName : request.name,
    ...(mailsLink ? { token: secrets.token } : { idmType: "2" }),
  });
  await sendLetter(services, tx, envelope, ({ t }, { brandName, tenantName, origin }) => ({
    subject: t("mail.resetSubject", { brandName }),
    paragraphs: [t(texts[request.cause], { userName: person.userName, tenantName }), t("mail.resetCode")],
    code: secrets.code,
    button: { label: t("mail.resetButton"), url: `${origin}/login/#/resetPassword?${parameters.toString()}` },
    notes: [
      t("mail.resetExpiry", { minutes: resetMinutes }),
      ...(request.cause === "asked" ? [t("mail.resetIgnore")] : []),
    ],
  }));
  return true;
};
