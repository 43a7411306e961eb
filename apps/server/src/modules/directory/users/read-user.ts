import * as contract from "@evolve/contracts/users";
import { operation } from "../../../core/operation.ts";
import { readUserDetails } from "./details.ts";

/** One user; somebody of another tenant is not found. */
export const readUser = operation(contract.readUser, ({ actor, params, read, now }) =>
  read((tx) => readUserDetails(tx, actor.tenantId, params.userId, now)),
);
