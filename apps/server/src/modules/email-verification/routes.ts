import * as contract from "@evolve/contracts/email-verification";
import type { Binder } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { changeEmail } from "./change-email.ts";
import { verifyEmail } from "./verify-email.ts";

export const emailVerificationRoutes = ({ bind }: Binder, services: Services): void => {
  bind(contract.changeEmail, changeEmail(services));
  bind(contract.verifyEmail, verifyEmail(services));
};
