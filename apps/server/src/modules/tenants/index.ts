export { baseUrlsOf } from "./base-urls.ts";
export { findTenant } from "./repository.ts";
export { tenantRoutes } from "./routes.ts";
