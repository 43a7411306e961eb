export { hasTeam } from "./repository.ts";
export { teamRoutes } from "./routes.ts";
