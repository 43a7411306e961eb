import { defineModule } from "../../../core/module.ts";
import { loginAuthenticator } from "./login-authenticator.ts";
import { forgotPassword } from "./forgot-password.ts";
import { resolveForgotPasswordToken } from "./resolve-forgot-password-token.ts";
import { resetPassword } from "./reset-password.ts";
import { forceChangePassword } from "./force-change-password.ts";
import { changePassword } from "./change-password.ts";
import { startPasswordReset } from "./start-password-reset.ts";
import { authenticationUsers } from "./authentication-users.ts";

export const passwords = defineModule({
  operations: [
    loginAuthenticator,
    forgotPassword,
    resolveForgotPasswordToken,
    resetPassword,
    forceChangePassword,
    changePassword,
    startPasswordReset,
    authenticationUsers,
  ],
});
