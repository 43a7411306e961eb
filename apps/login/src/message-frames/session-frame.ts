import { authInfo, sessionNews } from "@evolve/session";
import { type Asker, speak } from "./speak.ts";

/** Gives the access token of this host to allowed siblings, and goes on telling them when it is another or none. */
export const sessionFrame = (allowedDomains: readonly string[]): void => {
  const askers = new Map<string, Asker>();
  const tell = ({ reply }: Asker): void => reply({ messageType: "session", token: authInfo.read()?.token ?? null });
  speak("sessionFrame", allowedDomains, {
    getSession: (_message, asker) => {
      askers.set(asker.origin, asker);
      tell(asker);
    },
  });
  sessionNews(() => askers.forEach(tell));
};
