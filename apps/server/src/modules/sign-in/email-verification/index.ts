import { defineModule } from "../../../core/module.ts";
import { changeEmail } from "./change-email.ts";
import { verifyEmail } from "./verify-email.ts";

export const emailVerification = defineModule({
  operations: [changeEmail, verifyEmail],
});
