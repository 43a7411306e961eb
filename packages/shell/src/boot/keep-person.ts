import { authInfo, type Session } from "@evolve/session";
import { keepProfile } from "../branding/kept-profile.ts";
import { logFault } from "../log.ts";
import type { ShellData } from "./shell-data.ts";

/** What other pages of this host find in local storage about the person (section 9). Signing out removes it. */
export const keepPerson = (session: Session, { user, permissions, ownProfile }: ShellData): void => {
  const keep = (): void => {
    const token = authInfo.read()?.token;
    if (token === undefined) return;
    try {
      localStorage.setItem("token", token);
      localStorage.setItem("permissions", JSON.stringify([...permissions]));
      localStorage.setItem("user", JSON.stringify(user));
      if (ownProfile !== undefined) keepProfile(localStorage, token, ownProfile);
    } catch (cause) {
      // Full, or forbidden: nothing here depends on it.
      logFault("not kept in local storage", cause);
    }
  };
  keep();
  session.onChange(({ type }) => {
    if (type === "REFRESHED") keep();
  });
};
