import type { FastifyRequest } from "fastify";
import { announce } from "../../../core/announce.ts";
import type { ActorTransaction } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import type { Services } from "../../../core/services.ts";
import { requireNotAbove } from "../../directory/authorization/index.ts";
import { changeDirectoryNames, findTenantOfDomain, nameKey } from "../../directory/directory/index.ts";
import { makePending, readFullName } from "../../directory/users/index.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { letterheadOf, sendLetter } from "../../platform/mail/index.ts";
import { lockAccount } from "../authentication/index.ts";
import { sendInvitation } from "../invitations/index.ts";
import { invalidateResets } from "../password-resets/index.ts";
import type { UserDraft } from "./user-draft.ts";
import { type ScimUserRow, updateScimUser } from "./users-repository.ts";

const kept = ["userName", "email", "firstName", "lastName", "externalId"] as const;

export const draftOf = (row: ScimUserRow): UserDraft => ({
  userName: row.userName,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  externalId: row.externalId,
  active: !row.lockedDown,
});

/** Makes of a user what the identity provider says, in the caller's transaction, by the guards of every other edit. */
export const saveUser = async (
  services: Services,
  tx: ActorTransaction,
  http: FastifyRequest,
  { before, draft }: { readonly before: ScimUserRow; readonly draft: UserDraft },
): Promise<void> => {
  const { actor, now, tenantId } = tx;
  const { id: userId } = before;
  const changes = Object.fromEntries(
    kept
      .filter((field) => draft[field] !== before[field])
      .map((field) => [field, { before: before[field], after: draft[field] }]),
  );
  const isActive = !before.lockedDown;
  if (Object.keys(changes).length === 0 && draft.active === isActive) return;
  await requireNotAbove(tx, userId);
  if (Object.keys(changes).length > 0) {
    if ("userName" in changes || "email" in changes) await changeNames(services, tx, http, { before, draft });
    await updateScimUser(tx, tenantId, userId, { draft, profileChangedAt: now });
    announce(services, tx, { kind: "user-changed", tenantId, userId });
    const details = { changes };
    const action = "user.updated";
    await recordEvent(tx, { tenantId, at: now, action, actorId: actor.userId, targetId: userId, details });
  }
  if (draft.active === isActive) return;
  await lockAccount(services, tx, userId, !draft.active);
  if (draft.active && before.status === "UNREGISTERED")
    await invite(services, tx, http, { userId, email: draft.email });
};

/** Invites somebody who was created inactive. */
const invite = async (
  services: Services,
  tx: ActorTransaction,
  http: FastifyRequest,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<void> => {
  const { actor, tenantId } = tx;
  await makePending(tx, tenantId, [userId]);
  const inviter = await readFullName(tx, tenantId, actor.userId);
  await sendInvitation(services, tx, { tenantId, userId, email, inviter }, letterheadOf(http));
};

/**
 * Changes a user's user name or email address. Mail to an address can be used to sign in, so a new address must belong to a domain
 * that the tenant has verified, and both addresses are notified.
 */
const changeNames = async (
  services: Services,
  tx: ActorTransaction,
  http: FastifyRequest,
  { before, draft }: { readonly before: ScimUserRow; readonly draft: UserDraft },
): Promise<void> => {
  const { tenantId } = tx;
  const { userName, email } = draft;
  const hasMoved = nameKey(email) !== nameKey(before.email);
  const domain = nameKey(email).split("@").at(-1) ?? "";
  if (hasMoved && (await findTenantOfDomain(services.database.system, domain)) !== tenantId)
    refuse("domainNotVerified", { fields: { "emails.value": "domain" } });
  if (!(await changeDirectoryNames(tx, before.id, { userName, email })))
    refuse("userNameExists", { fields: { userName: "userNameExists" } });
  if (!hasMoved) return;
  await invalidateResets(tx, tenantId, before.id);
  const letterhead = letterheadOf(http);
  for (const to of [before.email, email])
    await sendLetter(services, tx, { tenantId, to, ...letterhead }, ({ t }, { brandName }) => ({
      subject: t("mail.emailChangedSubject", { brandName }),
      paragraphs: [t("mail.emailChanged", { userName, email }), t("mail.emailNotYou")],
    }));
};
