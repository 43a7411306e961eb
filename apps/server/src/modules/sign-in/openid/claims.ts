import type { AdapterPayload } from "oidc-provider";

/** What every ID token says beside what was asked for: when and how its user signed in. */
const alwaysTold = { auth_time: null, amr: null };

export const withAlwaysTold = (claims: AdapterPayload["claims"]): NonNullable<AdapterPayload["claims"]> => ({
  ...claims,
  id_token: { ...alwaysTold, ...claims?.id_token },
});
