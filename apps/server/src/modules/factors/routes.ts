import * as contract from "@evolve/contracts/factors";
import type { Binder } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import type { HostBrand } from "../branding/index.ts";
import { addPasskey } from "./add-passkey.ts";
import { listPasskeys } from "./list-passkeys.ts";
import { mfaSecret } from "./mfa-secret.ts";
import { mfaStatus } from "./mfa-status.ts";
import { passkeyRegistration } from "./passkey-registration.ts";
import { removeFactors } from "./remove-factors.ts";
import { removePasskey } from "./remove-passkey.ts";
import { renamePasskey } from "./rename-passkey.ts";
import { renewRecoveryCodes } from "./renew-recovery-codes.ts";
import { setMfa } from "./set-mfa.ts";
import { setMfaPolicy } from "./set-mfa-policy.ts";

export const factorRoutes = (
  { bind }: Binder,
  services: Services,
  brandOfHost: (host: string) => Promise<HostBrand>,
): void => {
  bind(contract.mfaStatus, mfaStatus(services));
  bind(contract.mfaSecret, mfaSecret(services, brandOfHost));
  bind(contract.setMfa, setMfa(services));
  bind(contract.setMfaPolicy, setMfaPolicy(services));
  bind(contract.renewRecoveryCodes, renewRecoveryCodes(services));
  bind(contract.removeFactors, removeFactors(services));
  bind(contract.listPasskeys, listPasskeys(services));
  bind(contract.passkeyRegistration, passkeyRegistration(services, brandOfHost));
  bind(contract.addPasskey, addPasskey(services));
  bind(contract.renamePasskey, renamePasskey(services));
  bind(contract.removePasskey, removePasskey(services));
};
