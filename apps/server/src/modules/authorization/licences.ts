import type { CallAnswer } from "@evolve/contracts/call";
import type * as contract from "@evolve/contracts/permissions";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { productNameOf } from "./licence-type.ts";
import { readLicenceType } from "./read-licence-type.ts";
import { listLicences } from "./repository.ts";

type Call = typeof contract.licences;

/** The tenant's licences and what the header shows for them; a tenant-manager administrator sees that product's name. */
export const licences =
  ({ database }: Services) =>
  async ({ actor }: Request<Call>): Promise<CallAnswer<Call>> =>
    database.readTenant(actor.tenantId, async (tx) => {
      const licenseType = await readLicenceType(tx, actor.tenantId);
      const licenses = await listLicences(tx, actor.tenantId);
      const productName = productNameOf(actor.permissions.has("tenant:view") ? "TM" : licenseType);
      return { licenses, licenseType, productName };
    });
