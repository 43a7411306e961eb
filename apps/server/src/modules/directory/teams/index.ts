import { defineModule } from "../../../core/module.ts";
import { searchTeams, searchTeamsV3 } from "./search-teams.ts";

export { hasTeam, listTeams } from "./repository.ts";

export const teams = defineModule({
  operations: [searchTeams, searchTeamsV3],
});
