import type { RouterHistory } from "@tanstack/history";
import { addressOfPath } from "./address.ts";
import type { AppRouting } from "./app-routing.ts";
import { checkAccess, type Visitor } from "./guard.ts";
import { leaveToLogin, leaveToSignIn } from "./leave.ts";

interface GuardedHistory {
  readonly history: RouterHistory;
  readonly matchRoute: AppRouting["matchRoute"];
  readonly visitor: Visitor;
  /** Told when a change was blocked, to say why. */
  readonly onBlocked: () => void;
}

/** Checks every change of route before it happens. A blocked one leaves page and address as they are. */
export const guardHistory = ({ history, matchRoute, visitor, onBlocked }: GuardedHistory): void => {
  history.block({
    // The guard is always there; only a form with changes asks before the tab is closed.
    enableBeforeUnload: false,
    blockerFn: ({ nextLocation }) => {
      switch (checkAccess(matchRoute(nextLocation.pathname), visitor)) {
        case "allow":
          return false;
        case "login":
          leaveToSignIn(addressOfPath(nextLocation.href));
          return true;
        case "leave":
          leaveToLogin();
          return true;
        default:
          onBlocked();
          return true;
      }
    },
  });
};
