import { holdsAnyOf } from "@evolve/contracts/permissions";
import type { AppRoute } from "../apps/manifest.ts";
import type { RouteMatch } from "./app-routing.ts";

/**
 * What becomes of a change of route. `login` keeps the address to come back to; `leave` goes to the login host, which knows
 * where this person lands; `stay` blocks the change.
 */
export type Verdict = "allow" | "login" | "leave" | "insufficientPrivileges" | "stay";

/** Routes of these names need no permission (section 2 'Routing rules'). */
const publicRoutes: ReadonlySet<string> = new Set([
  "createAccount",
  "login",
  "default",
  "expiredInvitation",
  "success",
  "examples",
  "form_examples",
  "recoverPassword",
  "setPassword",
  "updatePassword",
  "resetPassword",
  "expiredVerificationEmail",
  "updateEmail",
]);

export interface Visitor {
  readonly signedIn: boolean;
  readonly permissions: ReadonlySet<string>;
  /** Whether a screen is already shown, so that there is somewhere to stay. */
  readonly isElsewhere: boolean;
}

const needsLogin = (route: AppRoute | undefined): boolean => route?.requireLogin ?? true;

/** The permissions that a route wants, of which any one admits; empty for a public one. */
export const permissionOf = (route: AppRoute): string => {
  const permission = route.permission ?? route.name;
  return publicRoutes.has(permission) ? "" : permission;
};

const mayOpen = (route: AppRoute, permissions: ReadonlySet<string>): boolean => {
  const wanted = permissionOf(route);
  return wanted === "" || holdsAnyOf(permissions, wanted);
};

/** Section 2 'Routing rules', as the readings settle them. */
export const checkAccess = ({ app, route, isAppRoot }: RouteMatch, visitor: Visitor): Verdict => {
  if (app === undefined) return "leave";
  if (needsLogin(route) && !visitor.signedIn) return "login";
  if (route === undefined && !isAppRoot) return "leave";

  const isAllowed =
    route === undefined
      ? app.routes.some((candidate) => mayOpen(candidate, visitor.permissions))
      : mayOpen(route, visitor.permissions);
  if (isAllowed) return "allow";
  return visitor.isElsewhere ? "stay" : "insufficientPrivileges";
};
