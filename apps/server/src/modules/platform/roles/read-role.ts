import * as contract from "@evolve/contracts/roles";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { presentRole } from "./present.ts";
import { findRole } from "./repository.ts";

/** One role; another tenant's is not found. */
export const readRole = operation(contract.readRole, async ({ actor, params, read }) =>
  presentRole((await read((tx) => findRole(tx, actor.tenantId, params.roleId))) ?? refuse("notFound")),
);
