import { holdsAny } from "@evolve/contracts/permissions";

/** The entries of the user menu and the permission that shows each (section 6 'User menu'). */
const items = [
  { id: "profile", permission: "user:generalinfo:view" },
  { id: "password", permission: "user:password:edit" },
  { id: "contact", permission: "user:contactus:view" },
  { id: "logout", permission: "default" },
] as const;

export type UserMenuItem = (typeof items)[number]["id"];

/** Everybody signed in holds `default`. Whom an identity provider signs in has no password to change. */
export const userMenuItems = (
  permissions: ReadonlySet<string>,
  { samlUser }: { readonly samlUser: boolean },
): readonly UserMenuItem[] =>
  items
    .filter(({ permission }) => permission === "default" || holdsAny(permissions, permission))
    .filter(({ id }) => id !== "password" || !samlUser)
    .map(({ id }) => id);
