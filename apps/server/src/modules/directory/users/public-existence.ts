import * as contract from "@evolve/contracts/user-existence";
import { operation } from "../../../core/operation.ts";

/* Strangers get the same answer for every name (decision 57): it is made without a look into the directory. */

export const publicEmailExists = operation(contract.publicEmailExists, () =>
  Promise.resolve({ success: true } as const),
);
export const publicUserNameExists = operation(contract.publicUserNameExists, () =>
  Promise.resolve({ existing: false } as const),
);
