import { readBrand as contract } from "@evolve/contracts/branding-editor";
import { operation } from "../../../core/operation.ts";
import { findBrand } from "./find-brand.ts";
import { placeOf } from "./place.ts";

/** The look of the tenant or of one of its hosts, for those who edit it. */
export const readBrand = operation(contract, async ({ actor: { tenantId }, query, read, services }) => {
  const place = await placeOf(services, tenantId, query.host);
  return read((tx) => findBrand(services, tx, tenantId, place));
});
