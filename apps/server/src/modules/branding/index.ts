export { createBrandOfHost, type HostBrand } from "./brand-of-host.ts";
export { lookOf } from "./look.ts";
export { findProfile } from "./repository.ts";
export { brandColoursOf } from "./contrast.ts";
export { brandingRoutes } from "./routes.ts";
