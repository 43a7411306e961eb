import { authInfo } from "@evolve/session";
import type { FramePage } from "./frame-page.ts";
import { speak } from "./speak.ts";

/** Tells allowed siblings whose brand this host bears and whether somebody is signed in here, never with what token. */
export const brandingHostSessionFrame = ({ allowedDomains, host, brandName }: FramePage): void =>
  speak("brandingHostSessionFrame", allowedDomains, {
    getBrandingHost: (_message, { reply }) =>
      reply({ messageType: "brandingHost", host, brandName, isSignedIn: authInfo.read() !== undefined }),
  });
