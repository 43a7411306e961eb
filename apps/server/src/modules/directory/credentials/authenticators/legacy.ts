import { legacyPolicy } from "@evolve/contracts/password-policy";
import type { Authenticator } from "./authenticator.ts";

/** EVOLVE: the specification's fixed rule of 8 to 20 characters; resets by a link. */
export const legacyAuthenticator: Authenticator = {
  idmType: "EVOLVE",
  policyOf: () => legacyPolicy,
  fault: "password",
  mailsLink: true,
  asksTotpFirst: false,
};
