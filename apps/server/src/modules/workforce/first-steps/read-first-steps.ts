import * as contract from "@evolve/contracts/first-steps";
import { operation } from "../../../core/operation.ts";
import { readProgress } from "./repository.ts";

/** How far workforce planning is set up. */
export const readFirstSteps = operation(contract.readFirstSteps, ({ actor: { tenantId }, read }) =>
  read((tx) => readProgress(tx, tenantId)),
);
