import * as contract from "@evolve/contracts/email-verification";
import { holdsAny } from "@evolve/contracts/permissions";
import { plusSeconds } from "../../../clock.ts";
import type { FastifyRequest } from "fastify";
import { operation } from "../../../core/operation.ts";
import type { TenantTransaction, Tx } from "../../../database/index.ts";
import type { Services } from "../../../core/services.ts";
import { refuse } from "../../../core/refusal.ts";
import { requireStepUp } from "../../../core/step-up.ts";
import { newId } from "../../../ids.ts";
import { digestOf, randomSecret } from "../../../security/secrets.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { provePassword, refuseUnfit } from "../authentication/index.ts";
import { requireNotAbove, requireOwnOr } from "../../directory/authorization/index.ts";
import { findByName } from "../../directory/directory/index.ts";
import { readFactorState } from "../factors/index.ts";
import { type Letterhead, letterheadOf, sendLetter } from "../../platform/mail/index.ts";
import { expireLinks, formatLinkToken } from "../../platform/one-time-links/index.ts";
import {
  countEmailChanges,
  type EmailHolder,
  findEmailHolder,
  insertEmailChange,
  lockEmailHolder,
} from "./repository.ts";

const verificationHours = 24;
/** Each sends two mails, to addresses that the caller chooses. */
const most = { changes: 5, seconds: 60 * 60 };

/**
 * Asks for another email address. It takes a fresh proof of identity, and an administrator must hold all that the user holds. To
 * callers without user:edit a taken address looks free, but is never confirmed.
 */
export const changeEmail = operation(
  contract.changeEmail,
  async ({ actor, params, body, http, services, read, write, now }) => {
    const { database } = services;
    const { tenantId } = actor;
    const { userId } = params;
    const mayEdit = holdsAny(actor.permissions, "user:edit");
    const isOwn = userId === actor.userId;
    requireOwnOr(actor, userId, "user:edit");
    const holder = (await read((tx) => findEmailHolder(tx, tenantId, userId))) ?? refuse("notFound");
    const byPassword = isOwn ? body.currentPassword : undefined;
    // A password is no proof of somebody who signs in with more.
    if (byPassword === undefined || (await read((tx) => hasSecondFactor(tx, tenantId, userId))))
      requireStepUp(services.clock, actor);
    if (byPassword !== undefined) await proveOwn(services, holder, byPassword, http);

    const taken = await findByName(database.system, body.emailAddress);
    if (taken && mayEdit) return refuse("emailExists", { fields: { emailAddress: "emailExists" } });
    if (taken) return { verificationSent: true };
    const letterhead = letterheadOf(http);
    await write(async (tx) => {
      if (!isOwn) await requireNotAbove(tx, userId);
      await lockEmailHolder(tx, tenantId, userId);
      const since = plusSeconds(now, -most.seconds);
      if ((await countEmailChanges(tx, tenantId, userId, since)) >= most.changes)
        refuse("throttled", { retryAfterSeconds: most.seconds, reason: "too many changes of one address" });
      await ask(services, tx, tenantId, holder, body.emailAddress, letterhead);
      const action = "user.email-change-asked";
      await recordEvent(tx, { tenantId, at: now, action, actorId: actor.userId, targetId: userId });
    });
    return { verificationSent: true };
  },
);

const hasSecondFactor = async (tx: Tx, tenantId: string, userId: string): Promise<boolean> => {
  const { hasTotp, passkeys } = await readFactorState(tx, tenantId, userId);
  return Boolean(hasTotp) || passkeys > 0;
};

const proveOwn = async (services: Services, { userName }: EmailHolder, password: string, http: FastifyRequest) => {
  const proven = await provePassword(services, { userName, password }, http);
  refuseUnfit(services, proven.person, "password");
  await proven.clearFailedAttempts();
};

/** The link to the new address, a note to the old one. */
const ask = async (
  services: Services,
  tx: TenantTransaction,
  tenantId: string,
  { userId, userName, email }: EmailHolder,
  newEmail: string,
  letterhead: Letterhead,
): Promise<void> => {
  const now = services.clock.now();
  const token = { tenantId, id: newId(), secret: randomSecret() };
  await expireLinks(tx, "email_changes", { tenantId, userId }, now);
  await insertEmailChange(tx, {
    tenantId,
    id: token.id,
    userId,
    email: newEmail,
    secretHash: digestOf(token.secret),
    createdAt: now,
    expiresAt: plusSeconds(now, verificationHours * 60 * 60),
  });
  // The secret stands behind the hash, where no proxy or server log sees it.
  const link = new URLSearchParams({ userName, token: formatLinkToken(token) });
  await sendLetter(
    services,
    tx,
    { tenantId, to: newEmail, ...letterhead },
    ({ t }, { brandName, tenantName, origin }) => ({
      subject: t("mail.emailVerifySubject", { brandName }),
      paragraphs: [t("mail.emailVerify", { userName, tenantName })],
      button: {
        label: t("mail.emailVerifyButton"),
        url: `${origin}/login/#/updateEmail?${link.toString()}`,
      },
      notes: [t("mail.emailVerifyExpiry", { hours: verificationHours }), t("mail.emailVerifyIgnore")],
    }),
  );
  await sendLetter(services, tx, { tenantId, to: email, ...letterhead }, ({ t }, { brandName }) => ({
    subject: t("mail.emailChangingSubject", { brandName }),
    paragraphs: [t("mail.emailChanging", { userName, email: newEmail }), t("mail.emailNotYou")],
  }));
};
