import type { RouterHistory } from "@tanstack/history";
import type { AppRouting } from "./app-router.tsx";
import { checkAccess } from "./guard.ts";
import { leaveToLogin, leaveToSignIn } from "./leave.ts";

interface GuardedHistory {
  readonly history: RouterHistory;
  readonly matchRoute: AppRouting["matchRoute"];
  readonly permissions: ReadonlySet<string>;
  /** Told when a change was blocked, to say why. */
  readonly onBlocked: () => void;
}

/** Checks every change of route before it happens. A blocked one leaves page and address as they are. */
export const guardHistory = ({ history, matchRoute, permissions, onBlocked }: GuardedHistory): void => {
  history.block({
    // The guard is always there; only a form with changes asks before the tab is closed.
    enableBeforeUnload: false,
    blockerFn: ({ nextLocation }) => {
      switch (checkAccess(matchRoute(nextLocation.pathname), { signedIn: true, permissions, isElsewhere: true })) {
        case "allow":
          return false;
        case "login":
          leaveToSignIn();
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
