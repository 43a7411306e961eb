import { timingSafeEqual } from "node:crypto";
import { digestOf } from "../../security/secrets.ts";

/** The token of a verification link: `tenant.change.secret`. The database keeps the secret's digest. */
export interface EmailToken {
  tenantId: string;
  id: string;
  secret: string;
}

export const formatEmailToken = ({ tenantId, id, secret }: EmailToken): string => [tenantId, id, secret].join(".");

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const form = new RegExp(`^(${uuid})\\.(${uuid})\\.([A-Za-z0-9_-]{43})$`);

export const parseEmailToken = (text: string): EmailToken | null => {
  const [, tenantId, id, secret] = form.exec(text) ?? [];
  return tenantId && id && secret ? { tenantId, id, secret } : null;
};

export const isSecretOf = (row: { secretHash: Buffer }, { secret }: EmailToken): boolean =>
  timingSafeEqual(row.secretHash, digestOf(secret));
