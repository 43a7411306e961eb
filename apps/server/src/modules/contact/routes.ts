import * as contract from "@evolve/contracts/contact";
import type { Binder } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import type { HostBrand } from "../branding/index.ts";
import { contactUs } from "./contact-us.ts";

export const contactRoutes = (
  { bind }: Binder,
  services: Services,
  brandOfHost: (host: string) => Promise<HostBrand>,
): void => {
  bind(contract.contactUs, contactUs(services, brandOfHost));
};
