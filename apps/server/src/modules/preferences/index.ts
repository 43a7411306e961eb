export { findPreferenceRow } from "./repository.ts";
export { preferenceRoutes } from "./routes.ts";
