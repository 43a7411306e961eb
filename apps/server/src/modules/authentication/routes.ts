import * as contract from "@evolve/contracts/authentication";
import * as proofs from "@evolve/contracts/proofs";
import type { Binder } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { lockedUsers } from "./locked-users.ts";
import { loginV1 } from "./login-v1.ts";
import { login, type SignInWays } from "./login.ts";
import { passkeyLogin } from "./passkey-login.ts";
import { passkeyOptions } from "./passkey-options.ts";
import { prelogin } from "./prelogin.ts";
import { publicFeatureToggle } from "./public-feature-toggle.ts";
import { setUserLock } from "./set-user-lock.ts";
import { stepUp } from "./step-up.ts";
import { validateLogin } from "./validate-login.ts";

export const authenticationRoutes = ({ bind }: Binder, services: Services, ways: SignInWays): void => {
  bind(contract.prelogin, prelogin(services));
  bind(contract.login, login(services, ways));
  bind(contract.loginV1, loginV1(services));
  bind(contract.validateLogin, validateLogin(services));
  bind(proofs.passkeyOptions, passkeyOptions(services));
  bind(proofs.passkeyLogin, passkeyLogin(services, ways));
  bind(proofs.stepUp, stepUp(services));
  bind(contract.lockedUsers, lockedUsers(services));
  bind(contract.setUserLock, setUserLock(services));
  bind(contract.publicFeatureToggle, publicFeatureToggle(services));
};
