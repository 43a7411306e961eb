import { timingSafeEqual } from "node:crypto";
import { digestOf } from "../../security/secrets.ts";
import type { InvitationRow } from "./repository.ts";

/** The token of an invitation link: `tenant.invitation.secret`. The database keeps the secret's digest. */
export interface InvitationToken {
  tenantId: string;
  id: string;
  secret: string;
}

export const formatInvitationToken = (token: InvitationToken): string =>
  [token.tenantId, token.id, token.secret].join(".");

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const form = new RegExp(`^(${uuid})\\.(${uuid})\\.([A-Za-z0-9_-]{43})$`);

export const parseInvitationToken = (text: string): InvitationToken | null => {
  const [, tenantId, id, secret] = form.exec(text) ?? [];
  return tenantId && id && secret ? { tenantId, id, secret } : null;
};

/** Whether the token is the invitation's own, spent or not. */
export const isOwn = (row: InvitationRow, token: InvitationToken): boolean =>
  timingSafeEqual(row.secretHash, digestOf(token.secret));

/** Whether the token is the invitation's own, still unspent and in time. */
export const isUsable = (row: InvitationRow, token: InvitationToken, now: Date): boolean =>
  isOwn(row, token) && row.usedAt === null && row.expiresAt > now;
