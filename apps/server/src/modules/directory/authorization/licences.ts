import * as contract from "@evolve/contracts/authorization";
import { operation } from "../../../core/operation.ts";
import { productNameOf } from "./licence-type.ts";
import { readLicenceType } from "./read-licence-type.ts";
import { listLicences } from "./repository.ts";

/** The tenant's licences and what the header shows for them; a tenant-manager administrator sees that product's name. */
export const licences = operation(contract.licences, async ({ actor, read }) =>
  read(async (tx) => {
    const licenseType = await readLicenceType(tx, actor.tenantId);
    const licenses = await listLicences(tx, actor.tenantId);
    const productName = productNameOf(actor.permissions.has("tenant:view") ? "TM" : licenseType);
    return { licenses, licenseType, productName };
  }),
);
