import type { AdapterPayload } from "oidc-provider";
import { acrOf, acrRequestOf, amrOf } from "./authentication-context.ts";

/** The claims of each scope (OpenID Connect Core, 5.4), as far as there is anything to say. */
export const claimsOfScope: Readonly<Record<string, readonly string[]>> = {
  openid: ["sub"],
  profile: ["name", "given_name", "family_name", "preferred_username", "locale", "zoneinfo", "updated_at"],
  email: ["email", "email_verified"],
};

type Requested = AdapterPayload["claims"];

/** What every ID token says beside what was asked for: when and how its user signed in. */
const alwaysTold = { auth_time: null, acr: null, amr: null };

const withAlwaysTold = (claims: Requested): NonNullable<Requested> => ({
  ...claims,
  id_token: { ...alwaysTold, ...claims?.id_token },
});

/** The scopes without the claims of which a request asks for one by name: a user allows whole scopes. */
export const scopesOfClaims = (names: Iterable<string>): string[] => {
  const asked = new Set(names);
  return Object.entries(claimsOfScope)
    .filter(([scope, claims]) => scope !== "openid" && claims.some((claim) => asked.has(claim)))
    .map(([scope]) => scope);
};

/** The names in a `claims` parameter that has been read. */
export const namesOf = (claims: Requested): string[] => [
  ...Object.keys(claims?.userinfo ?? {}),
  ...Object.keys(claims?.id_token ?? {}),
];

/** The claims that a grant of these scopes covers. */
export const claimsOf = (scopes: readonly string[]): string[] => scopes.flatMap((scope) => claimsOfScope[scope] ?? []);

export const union = (...lists: readonly (readonly string[])[]): string[] => [...new Set(lists.flat())];

/** The scopes of a request, and those whose claims it asks for by name. */
export const grantedScope = ({ scope = "", claims }: AdapterPayload): string =>
  union(scope.split(" "), scopesOfClaims(namesOf(claims))).join(" ");

/** What a code's ID token says of the sign-in, from the methods of its session. */
export const withAuthentication = (payload: AdapterPayload): AdapterPayload => {
  const methods = payload.amr ?? [];
  return {
    ...payload,
    acr: acrOf(methods, acrRequestOf(payload.claims?.id_token)?.values),
    amr: amrOf(methods),
    claims: withAlwaysTold(payload.claims),
  };
};
