import { bookmark, type Session } from "@evolve/session";
import { leaveSignedOut, reloadPage } from "../routing/leave.ts";

/** Leaves the page when its session is over, with the address kept to come back to unless somebody wished to sign out. */
export const watchEndOfSession = (session: Session): void => {
  session.onChange((event) => {
    switch (event.type) {
      case "SIGNED_OUT":
        if (event.reason !== "user") bookmark.save(location.href);
        return leaveSignedOut();
      case "ROLE_CHANGED":
      case "USER_CHANGED":
        return reloadPage();
      default:
    }
  });
};
