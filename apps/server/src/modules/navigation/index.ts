export { navigationRoutes } from "./routes.ts";
