import * as contract from "@evolve/contracts/users";
import type { Binder } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { searchTeams } from "./search-teams.ts";

export const teamRoutes = ({ bind }: Binder, services: Services): void => {
  bind(contract.searchTeams, searchTeams(services));
};
