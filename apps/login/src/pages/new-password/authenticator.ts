import type { CallResult } from "@evolve/contracts/call";
import { type IdmType, legacyPolicy, type PasswordPolicy } from "@evolve/contracts/password-policy";
import { loginAuthenticator } from "@evolve/contracts/passwords";
import { isEmail } from "@evolve/contracts/validators";
import type { Client } from "@evolve/session";

export type Authenticator = CallResult<typeof loginAuthenticator>;

/** What is shown where the policy cannot be had. The server judges by the real one. */
const usualPolicy: PasswordPolicy = {
  ...legacyPolicy,
  minimumLength: 7,
  maximumLength: 256,
  requireNonAlphaNumeric: true,
};

/** `EVOLVECG` from the server and `2` in an address are the same, the Cognito-style authenticator. */
export const idmTypeOf = (parameter: string): IdmType =>
  parameter === "2" || parameter === "EVOLVECG" ? "EVOLVECG" : "EVOLVE";

export const usualAuthenticator = (idmType: IdmType): Authenticator => ({
  ...(idmType === "EVOLVECG" ? usualPolicy : legacyPolicy),
  idmType,
  mfaEnabled: false,
});

/**
 * The authenticator of a user name, with the policy that a new password has to meet. What a policy says helps to choose; not
 * knowing it stops nobody, so a call that fails leaves the usual rules.
 */
export const findAuthenticator = async (
  client: Client,
  userName: string,
  idmType: IdmType,
  signal?: AbortSignal,
): Promise<Authenticator> => {
  if (!isEmail(userName)) return usualAuthenticator(idmType);
  try {
    return await client.call(loginAuthenticator, { query: { username: userName } }, { ...(signal && { signal }) });
  } catch {
    return usualAuthenticator(idmType);
  }
};
