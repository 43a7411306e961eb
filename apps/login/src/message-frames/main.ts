import { brandingHostSessionFrame } from "./branding-host-session-frame.ts";
import type { FramePage } from "./frame-page.ts";
import { framedPage, pathOf } from "./framed-page.ts";
import { loginTokenFrame } from "./login-token-frame.ts";
import { logoutFrame } from "./logout-frame.ts";
import { sessionFrame } from "./session-frame.ts";

/*
 * What the server sends to a frame in place of the sign-in page: by its hash one of the hidden frames that speak with allowed
 * origins, or nothing at all. There is no form here that a page around it could lay something over.
 */

const page = JSON.parse(document.getElementById("frame")?.textContent ?? "") as FramePage;

switch (pathOf(location.hash)) {
  case "/sessionFrame":
    sessionFrame(page.allowedDomains);
    break;
  case "/brandingHostSessionFrame":
    brandingHostSessionFrame(page);
    break;
  case "/loginTokenIframe":
    loginTokenFrame(page.allowedDomains);
    break;
  case "/logoutFrame":
    logoutFrame(page.allowedDomains);
    break;
  case "/setPasswordIframe":
    framedPage(page);
}
