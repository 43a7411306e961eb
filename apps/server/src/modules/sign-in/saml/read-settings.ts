import * as contract from "@evolve/contracts/saml";
import { operation } from "../../../core/operation.ts";
import { presentSettings } from "./present-settings.ts";

/** The tenant's single sign-on, for its administrator. */
export const readSamlSettings = operation(contract.samlSettings, ({ actor, services, read }) =>
  read((tx) => presentSettings(services, tx, actor.tenantId)),
);
