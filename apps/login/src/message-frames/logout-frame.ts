import { leaveHost } from "@evolve/session";
import { speak } from "./speak.ts";

/** Signs this host's app out for the page of a sign-out, and confirms only what it could reach. */
export const logoutFrame = (allowedDomains: readonly string[]): void =>
  speak("logoutFrame", allowedDomains, {
    logout: (_message, { reply }) =>
      void leaveHost().then((isConfirmed) => reply({ messageType: "loggedOut", isConfirmed })),
  });
