import * as contract from "@evolve/contracts/branding";
import { operation } from "../../../core/operation.ts";
import { brandOfHost } from "./brand-of-host.ts";

const defaultBackground = "#0b2a5b";

/** Public branding of a host. */
export const brandingProperties = operation(contract.brandingProperties, async ({ params, services }) => {
  const { profile, supportEmail, marketingUrl } = await services.use(brandOfHost)(params.hostName);
  return {
    marketingEnabled: marketingUrl !== "",
    marketingURL: marketingUrl,
    cxoneLoginBgColor: profile?.backgroundColor ?? defaultBackground,
    coBrand: profile?.coBrand ?? "",
    systemEmail: supportEmail,
  };
});
