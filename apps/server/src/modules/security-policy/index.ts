export { securityPolicyRoutes } from "./routes.ts";
