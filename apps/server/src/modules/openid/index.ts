export type { AuthorizationRequest } from "./authorization-request.ts";
export { secretHashOf } from "./clients.ts";
export { type ClientRow, insertClients } from "./client-repository.ts";
export { startLogoutDispatcher } from "./logout-dispatcher.ts";
export { createOpenid, type Openid } from "./openid.ts";
export { openidRoutes } from "./routes.ts";
