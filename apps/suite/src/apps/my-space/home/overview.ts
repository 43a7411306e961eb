import type { CallResult } from "@evolve/contracts/call";
import type { mySpaceOverview } from "@evolve/contracts/my-space";

export type Overview = CallResult<typeof mySpaceOverview>;
