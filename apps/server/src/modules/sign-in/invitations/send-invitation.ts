import { plusSeconds } from "../../../clock.ts";
import type { TenantTransaction } from "../../../database/index.ts";
import type { Services } from "../../../core/services.ts";
import { newId } from "../../../ids.ts";
import { digestOf, randomSecret } from "../../../security/secrets.ts";
import { type Letterhead, sendLetter } from "../../platform/mail/index.ts";
import { expireLinks, formatLinkToken } from "../../platform/one-time-links/index.ts";
import { insertInvitation } from "./repository.ts";

const invitationHours = 7 * 24;

/** Makes a new invitation of a pending user, the only one that works, and mails its link. */
export const sendInvitation = async (
  services: Services,
  tx: TenantTransaction,
  person: { tenantId: string; userId: string; email: string; inviter: string },
  letterhead: Letterhead,
): Promise<void> => {
  const now = services.clock.now();
  const token = { tenantId: person.tenantId, id: newId(), secret: randomSecret() };
  await expireLinks(tx, "invitations", person, now);
  await insertInvitation(tx, {
    tenantId: person.tenantId,
    id: token.id,
    userId: person.userId,
    secretHash: digestOf(token.secret),
    createdAt: now,
    expiresAt: plusSeconds(now, invitationHours * 60 * 60),
  });
  // The secret stands behind the hash, where no proxy or server log sees it.
  const link = new URLSearchParams({
    email: person.email,
    userName: person.email,
    token: formatLinkToken(token),
  });
  const envelope = { tenantId: person.tenantId, to: person.email, ...letterhead };
  await sendLetter(services, tx, envelope, ({ t }, { brandName, tenantName, origin }) => ({
    subject: t("mail.invitationSubject", { brandName }),
    paragraphs: [t("mail.invitationText", { inviter: person.inviter, tenantName, userName: person.email })],
    button: {
      label: t("mail.invitationButton"),
      url: `${origin}/login/#/setPassword?${link.toString()}`,
    },
    notes: [t("mail.invitationExpiry", { hours: invitationHours }), t("mail.invitationIgnore")],
  }));
};
