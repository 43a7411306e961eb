import { bookmark } from "@evolve/session";
import { childWindows } from "../launcher/child-windows.ts";

/** The ways out of the shell: each loads another page. */
const loginHost = "/login/#/";

/** To sign in, and then back to the address that was asked for. */
export const leaveToSignIn = (address: string = location.href): void => {
  bookmark.save(new URL(address, location.href).href);
  location.replace(loginHost);
};

/** To the user's identity provider, which asks them to sign in again, and then back to this page. */
export const leaveToSignInAgain = (tenantId: string): void => {
  bookmark.save(location.href);
  const query = new URLSearchParams({ tenantId, fresh: "true" });
  location.assign(`/public/authentication/v1/saml/start?${query.toString()}`);
};

/** To the login host, which sends a person on to where they land. */
export const leaveToLogin = (): void => location.replace(loginHost);

/** Whether the browser is going to ask before the page goes, because of unsaved changes. */
const isHeldBack = (): boolean => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

/** Tells the windows of launched apps when the page goes, unless somebody chose to stay. */
const endChildWindowsLater = (): void => {
  const stayed = new AbortController();
  const { signal } = stayed;
  addEventListener("pagehide", () => childWindows.endAll(), { once: true, signal });
  // A page that is used again was kept.
  for (const used of ["pointerdown", "keydown"]) addEventListener(used, () => stayed.abort(), { once: true, signal });
};

/** To sign out, here and at the sibling apps. */
export const leaveToLogout = (isEmbedded: boolean): void => {
  if (isHeldBack()) endChildWindowsLater();
  else childWindows.endAll();
  location.assign(`/login/#/logout${isEmbedded ? "?embeddedClient=true" : ""}`);
};

let isForGood = false;

/** Whether the page goes because the session is over or somebody else's: unsaved changes do not keep it. */
export const isLeavingForGood = (): boolean => isForGood;

/** The session has ended by itself or elsewhere; the sign-in page says so and clears what is left of it. */
export const leaveSignedOut = (): void => {
  isForGood = true;
  childWindows.endAll();
  location.replace("/login/#/?autoLogout=true");
};

/** The page was made for another user or other permissions: reload all of it. */
export const reloadPage = (): void => {
  isForGood = true;
  location.reload();
};

export const leaveWithoutPrivileges = (): void => location.replace("/login/#/insufficientPrivileges");
