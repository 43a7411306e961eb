import * as contract from "@evolve/contracts/my-space";
import type { Binder } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { overview } from "./overview.ts";

export const mySpaceRoutes = ({ bind }: Binder, services: Services): void => {
  bind(contract.mySpaceOverview, overview(services));
};
