import type { CallAnswer } from "@evolve/contracts/call";
import type * as contract from "@evolve/contracts/saml";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { presentSettings } from "./present-settings.ts";

type Call = typeof contract.samlSettings;

/** The tenant's single sign-on, for its administrator. */
export const readSamlSettings =
  (services: Services) =>
  ({ actor }: Request<Call>): Promise<CallAnswer<Call>> =>
    services.database.readTenant(actor.tenantId, (tx) => presentSettings(services, tx, actor.tenantId));
