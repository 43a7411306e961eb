import * as contract from "@evolve/contracts/navigation";
import { operation } from "../../../core/operation.ts";
import { listLicences, productNameOf, readLicenceType } from "../../directory/authorization/index.ts";

/** The tenant's licensed products that have a name. */
export const products = operation(contract.products, async ({ actor, read }) =>
  read(async (tx) => {
    const shown = await readLicenceType(tx, actor.tenantId);
    const held = await listLicences(tx, actor.tenantId);
    return {
      products: held
        .filter(({ applicationId }) => applicationId === "WFM" || productNameOf(applicationId) !== productNameOf("WFM"))
        .map(({ applicationId: id }) => ({ id, name: productNameOf(id), isShown: id === shown })),
    };
  }),
);
