import { timingSafeEqual } from "node:crypto";
import { uuidPattern } from "@evolve/contracts/uuid";
import { digestOf } from "../../../security/secrets.ts";

/** The token of a mailed link: `tenant.row.secret`. The database stores the secret's digest. */
export interface LinkToken {
  tenantId: string;
  id: string;
  secret: string;
}

export const formatLinkToken = ({ tenantId, id, secret }: LinkToken): string => [tenantId, id, secret].join(".");

const form = new RegExp(`^(${uuidPattern})\\.(${uuidPattern})\\.([A-Za-z0-9_-]{43})$`);

export const parseLinkToken = (text: string): LinkToken | null => {
  const [, tenantId, id, secret] = form.exec(text) ?? [];
  return tenantId && id && secret ? { tenantId, id, secret } : null;
};

/** Whether the token matches the row, used or not. */
export const isOwn = (row: { secretHash: Buffer }, { secret }: LinkToken): boolean =>
  timingSafeEqual(row.secretHash, digestOf(secret));

/** Whether the token matches the row, and the row is unused and has not expired. */
export const isUsable = (
  row: { secretHash: Buffer; usedAt: Date | null; expiresAt: Date },
  token: LinkToken,
  now: Date,
): boolean => isOwn(row, token) && row.usedAt === null && row.expiresAt > now;
