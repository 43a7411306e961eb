import * as contract from "@evolve/contracts/user-toggles";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { presentToggles } from "./present.ts";
import { findUserToggles } from "./repository.ts";

export const readUserToggles = operation(contract.readUserToggles, async ({ actor, params, read }) =>
  presentToggles((await read((tx) => findUserToggles(tx, actor.tenantId, params.userId))) ?? refuse("notFound")),
);
