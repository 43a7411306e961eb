import * as contract from "@evolve/contracts/email-verification";
import { type Context, operation } from "../../../core/operation.ts";
import type { TenantTransaction } from "../../../database/index.ts";
import { announce } from "../../../core/announce.ts";
import type { Services } from "../../../core/services.ts";
import { refuse } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { changeDirectoryEmail, nameKey } from "../../directory/directory/index.ts";
import { type Letterhead, letterheadOf, sendLetter } from "../../platform/mail/index.ts";
import { invalidateResets } from "../password-resets/index.ts";
import { isUsable, parseLinkToken, spendLink } from "../../platform/one-time-links/index.ts";
import { type EmailHolder, findEmailChange, findEmailHolder, setEmail } from "./repository.ts";

/** Puts a confirmed address in the place of the old one. The directory above the tenants decides in the same transaction whose it is. */
export const verifyEmail = operation(contract.verifyEmail, async ({ body, http, services, now }) => {
  const { database, limiter } = services;
  await limiter.admit(http.ip, "links");
  const { tenantId, changeId, email, holder } = (await findUsable(services, body)) ?? (await fail(services, http.ip));
  const isSpent = await database.withTenant(tenantId, async (tx) => {
    if (!(await spendLink(tx, "email_changes", { tenantId, id: changeId }, now))) return false;
    if (!(await changeDirectoryEmail(tx, holder.userId, email))) refuse("emailExists");
    await put(services, tx, tenantId, holder, email, letterheadOf(http));
    return true;
  });
  // Another request was first with this very change.
  if (!isSpent) return fail(services, http.ip);
  return { emailAddress: email, samlUser: holder.saml };
});

const fail = async ({ limiter }: Services, address: string): Promise<never> => {
  await limiter.charge(address, "links");
  return refuse("emailTokenInvalid");
};

const findUsable = async ({ clock, database }: Services, body: Context<typeof contract.verifyEmail>["body"]) => {
  const token = parseLinkToken(body.emailVerificationToken);
  if (!token) return null;
  const { tenantId } = token;
  return database.readTenant(tenantId, async (tx) => {
    const row = await findEmailChange(tx, tenantId, token.id);
    if (!row || !isUsable(row, token, clock.now())) return null;
    const holder = await findEmailHolder(tx, tenantId, row.userId);
    if (!holder || nameKey(holder.userName) !== nameKey(body.userName)) return null;
    return { tenantId, changeId: row.id, email: row.email, holder };
  });
};

/** The new address, with all that follows: resets mailed to the old one are of no use, both addresses are told. */
const put = async (
  services: Services,
  tx: TenantTransaction,
  tenantId: string,
  { userId, userName, email: oldEmail }: EmailHolder,
  email: string,
  letterhead: Letterhead,
): Promise<void> => {
  await setEmail(tx, tenantId, userId, { email, now: services.clock.now() });
  announce(services, tx, { kind: "user-changed", tenantId, userId });
  await invalidateResets(tx, tenantId, userId);
  const at = services.clock.now();
  await recordEvent(tx, { tenantId, at, action: "user.email-changed", actorId: userId, targetId: userId });
  for (const to of [oldEmail, email])
    await sendLetter(services, tx, { tenantId, to, ...letterhead }, ({ t }, { brandName }) => ({
      subject: t("mail.emailChangedSubject", { brandName }),
      paragraphs: [t("mail.emailChanged", { userName, email }), t("mail.emailNotYou")],
    }));
};
