import type { FindAccount } from "oidc-provider";
import { secondsOf } from "../../../clock.ts";
import type { Services } from "../../../core/services.ts";
import type { Tx } from "../../../database/index.ts";
import { readProfile } from "../../directory/users/index.ts";
import { readSessionLanguage } from "../sessions/index.ts";
import { scopesOfClaims } from "./claims.ts";
import { parseSessionKey, type SessionKey } from "./token-id.ts";

/**
 * The user behind a session or token. Whether they may act was decided as that was read; a profile is read only for `userinfo`
 * and for an ID token whose request names claims of it.
 */
export const findAccount =
  ({ database }: Services): FindAccount =>
  (context, sub, token) => {
    const bound = token as { sessionUid?: string } | undefined;
    const key = parseSessionKey(bound?.sessionUid ?? context.oidc.session?.uid ?? "");
    if (!key) return undefined;
    return {
      accountId: sub,
      claims: async (use, _scope, claims) => {
        const isNeeded = use === "userinfo" || scopesOfClaims(Object.keys(claims)).length > 0;
        return isNeeded ? database.readTenant(key.tenantId, (tx) => readClaims(tx, key, sub)) : { sub };
      },
    };
  };

const readClaims = async (tx: Tx, { tenantId, sessionId }: SessionKey, sub: string) => {
  const [profile, locale] = await Promise.all([
    readProfile(tx, tenantId, sub),
    readSessionLanguage(tx, tenantId, sessionId),
  ]);
  if (!profile) return { sub };
  return {
    sub,
    name: profile.fullName,
    given_name: profile.firstName,
    family_name: profile.lastName,
    preferred_username: profile.userName,
    ...(locale !== null && { locale }),
    zoneinfo: profile.timeZone,
    updated_at: secondsOf(profile.changedAt),
    email: profile.email,
    // A link in a mail to the address has been used, or SCIM has set it, which it may only in a domain that the tenant has verified.
    email_verified: !profile.saml,
  };
};
