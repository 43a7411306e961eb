export { mySpaceRoutes } from "./routes.ts";
