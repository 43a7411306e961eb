import { tokenExchange } from "@evolve/session";
import { speak } from "./speak.ts";

/** Keeps an access token that an allowed sibling hands over, and says whether it is kept. */
export const loginTokenFrame = (allowedDomains: readonly string[]): void =>
  speak("loginTokenIframe", allowedDomains, {
    loginToken: ({ token }, { reply }) =>
      reply({ messageType: "loginTokenStored", isStored: typeof token === "string" && tokenExchange.write(token) }),
  });
