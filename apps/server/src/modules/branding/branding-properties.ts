import type * as contract from "@evolve/contracts/branding";
import type { CallAnswer } from "@evolve/contracts/call";
import type { Request } from "../../http/bind.ts";
import type { HostBrand } from "./brand-of-host.ts";

type Call = typeof contract.brandingProperties;

const defaultBackground = "#0b2a5b";

/** Public branding of a host. */
export const brandingProperties =
  (brandOfHost: (host: string) => Promise<HostBrand>) =>
  async ({ params }: Request<Call>): Promise<CallAnswer<Call>> => {
    const { profile, supportEmail, marketingUrl } = await brandOfHost(params.hostName);
    return {
      marketingEnabled: marketingUrl !== "",
      marketingURL: marketingUrl,
      cxoneLoginBgColor: profile?.backgroundColor ?? defaultBackground,
      coBrand: profile?.coBrand ?? "",
      systemEmail: supportEmail,
    };
  };
