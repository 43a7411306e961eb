import * as contract from "@evolve/contracts/passwords";
import type { Binder } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { authenticationUsers } from "./authentication-users.ts";
import { changePassword } from "./change-password.ts";
import { forceChangePassword } from "./force-change-password.ts";
import { forgotPassword } from "./forgot-password.ts";
import { loginAuthenticator } from "./login-authenticator.ts";
import { resetPassword } from "./reset-password.ts";
import { resolveForgotPasswordToken } from "./resolve-forgot-password-token.ts";
import { startPasswordReset } from "./start-password-reset.ts";

export const passwordRoutes = ({ bind }: Binder, services: Services): void => {
  bind(contract.loginAuthenticator, loginAuthenticator(services));
  bind(contract.forgotPassword, forgotPassword(services));
  bind(contract.resolveForgotPasswordToken, resolveForgotPasswordToken(services));
  bind(contract.resetPassword, resetPassword(services));
  bind(contract.forceChangePassword, forceChangePassword(services));
  bind(contract.changePassword, changePassword(services));
  bind(contract.startPasswordReset, startPasswordReset(services));
  bind(contract.authenticationUsers, authenticationUsers(services));
};
