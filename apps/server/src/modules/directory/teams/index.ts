import { defineModule } from "../../../core/module.ts";
import { searchTeams } from "./search-teams.ts";

export { hasTeam } from "./repository.ts";

export const teams = defineModule({
  operations: [searchTeams],
});
