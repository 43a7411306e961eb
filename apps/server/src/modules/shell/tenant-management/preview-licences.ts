import { previewLicences as contract } from "@evolve/contracts/tenant-management";
import { operation } from "../../../core/operation.ts";
import { licensedLinks } from "../navigation/index.ts";
import { requireManager } from "./policy.ts";

/** Which links licences and toggles lead to, before a tenant has them. Nothing of a tenant is read. */
export const previewLicences = operation(contract, async ({ actor, body, services }) => {
  await requireManager(services, actor);
  return { links: licensedLinks(services, body) };
});
