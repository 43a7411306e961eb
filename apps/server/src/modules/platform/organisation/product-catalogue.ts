import * as contract from "@evolve/contracts/own-tenant";
import { operation } from "../../../core/operation.ts";
import { listLicences } from "../../directory/authorization/index.ts";
import { applications } from "./applications.ts";

/** What the product consists of, and what of it the tenant has licences for. */
export const productCatalogue = operation(contract.productCatalogue, async ({ actor, read }) => {
  const held = await read((tx) => listLicences(tx, actor.tenantId));
  return {
    productId: "EVOLVE" as const,
    applications: applications.map(({ applicationId, features }) => {
      const licence = held.find((one) => one.applicationId.toUpperCase() === applicationId);
      return {
        applicationId,
        licensed: licence !== undefined,
        features: features.map((feature) => ({
          ...feature,
          licensed: licence?.featureIds.includes(feature.featureId) ?? false,
        })),
      };
    }),
  };
});
