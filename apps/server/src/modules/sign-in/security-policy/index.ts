import { defineModule } from "../../../core/module.ts";
import { readSecurityPolicy } from "./security-policy.ts";
import { savePasswordPolicy } from "./save-password-policy.ts";

export const securityPolicy = defineModule({
  operations: [readSecurityPolicy, savePasswordPolicy],
});
