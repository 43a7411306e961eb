import { readBrand as contract } from "@evolve/contracts/branding-editor";
import { operation } from "../../../core/operation.ts";
import { findBrand } from "./find-brand.ts";

/** The tenant's look, for those who edit it. */
export const readBrand = operation(contract, async ({ actor, read, services }) =>
  read((tx) => findBrand(services, tx, actor.tenantId)),
);
