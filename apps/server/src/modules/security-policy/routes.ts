import * as contract from "@evolve/contracts/security-policy";
import type { Binder } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { savePasswordPolicy } from "./save-password-policy.ts";
import { securityPolicy } from "./security-policy.ts";

export const securityPolicyRoutes = ({ bind }: Binder, services: Services): void => {
  bind(contract.securityPolicy, securityPolicy(services));
  bind(contract.savePasswordPolicy, savePasswordPolicy(services));
};
