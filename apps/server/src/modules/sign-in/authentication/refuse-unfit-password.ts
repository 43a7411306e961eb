import type { Services } from "../../../core/services.ts";
import { refuse } from "../../../core/refusal.ts";
import { type PasswordState, stateOfPassword } from "../../directory/credentials/index.ts";
import type { Letterhead } from "../../platform/mail/index.ts";
import { askForReset } from "../password-resets/index.ts";
import type { ProvenPassword } from "./prove-password.ts";
import type { SignInPerson } from "./repository.ts";

/** How good the password still is that somebody has just proven to know. */
export const stateOfProven = (
  { clock }: Services,
  { person, policy }: Pick<ProvenPassword, "person" | "policy">,
  password: string,
): PasswordState => stateOfPassword({ ...person, hasTotp: person.totpSecret !== null }, password, policy, clock.now());

/**
 * Refuses a right password that may not be used any longer. What the person can put right with it is told alone (149, 150);
 * for what came over them, a changed policy or an administrator's wish, a reset is mailed besides.
 */
export const refuseUnfitPassword = async (
  services: Services,
  proven: Pick<ProvenPassword, "person" | "policy">,
  password: string,
  letterhead: Letterhead,
): Promise<void> => {
  switch (stateOfProven(services, proven, password)) {
    case "good":
      return;
    case "expired":
      return refuse("passwordExpired");
    case "unfit":
      return refuse("passwordMismatch");
    case "changeRequired":
      await startPolicyReset(services, proven.person, letterhead);
      return refuse("changePasswordRequired");
    case "policyChanged":
      await startPolicyReset(services, proven.person, letterhead);
      return refuse("policyChanged");
    case "migrated":
      await startPolicyReset(services, proven.person, letterhead);
      return refuse("policyChanged", { details: "TENANT_MIGRATED" });
  }
};

const startPolicyReset = async (services: Services, person: SignInPerson, letterhead: Letterhead): Promise<void> => {
  await services.database.withSystem((tx) =>
    askForReset(services, tx, { name: person.userName, letterhead, cause: "policy", person }),
  );
};
