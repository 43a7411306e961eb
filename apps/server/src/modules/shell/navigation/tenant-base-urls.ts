import * as contract from "@evolve/contracts/navigation";
import { operation } from "../../../core/operation.ts";
import { findTenant } from "../../directory/tenants/index.ts";
import { presentBaseUrls } from "./present-base-urls.ts";

/** The base addresses of the signed-in user's tenant. */
export const tenantBaseUrls = operation(contract.tenantBaseUrls, async ({ actor, http, services: { config }, read }) =>
  presentBaseUrls(await read((tx) => findTenant(tx, actor.tenantId)), config, http),
);
