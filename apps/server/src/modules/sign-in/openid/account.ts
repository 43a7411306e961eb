import type { FindAccount } from "oidc-provider";
import type { Services } from "../../../core/services.ts";
import { readProfile } from "../../directory/users/index.ts";
import { parseSessionKey } from "./token-id.ts";

/**
 * The user behind a session or token. Whether they may act was decided as that was read; a profile is read only for `userinfo`,
 * since an ID token carries none.
 */
export const findAccount =
  ({ database }: Services): FindAccount =>
  (context, sub, token) => {
    const bound = token as { sessionUid?: string } | undefined;
    const key = parseSessionKey(bound?.sessionUid ?? context.oidc.session?.uid ?? "");
    if (!key) return undefined;
    return {
      accountId: sub,
      claims: async (use) => {
        if (use !== "userinfo") return { sub };
        const profile = await database.readTenant(key.tenantId, (tx) => readProfile(tx, key.tenantId, sub));
        if (!profile) return { sub };
        return {
          sub,
          name: profile.fullName,
          given_name: profile.firstName,
          family_name: profile.lastName,
          preferred_username: profile.userName,
          email: profile.email,
        };
      },
    };
  };
