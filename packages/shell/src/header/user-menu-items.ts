import type { Permission } from "@evolve/contracts/permission-names";
import { holdsAny } from "@evolve/contracts/permissions";

export interface MenuVisitor {
  readonly permissions: ReadonlySet<string>;
  /** Licensed applications in upper case. */
  readonly licences: ReadonlySet<string>;
  /** An identity provider signs this user in: there is no password to change. */
  readonly samlUser: boolean;
  readonly hasCommunity: boolean;
}

interface Item {
  readonly id: string;
  readonly permission: Permission;
  readonly isShown?: (visitor: MenuVisitor) => boolean;
}

/** Recording, or workforce management without ACD and automation studio, or quality management. */
const hasSelfService = ({ licences }: MenuVisitor): boolean =>
  licences.has("RECORDING") ||
  licences.has("QM") ||
  (licences.has("WFM") && !licences.has("ACD") && !licences.has("AS"));

/** The entries of the user menu, and the permission that shows each (section 6 'User menu'). */
const items = [
  { id: "profile", permission: "user:generalinfo:view" },
  { id: "password", permission: "user:password:edit", isShown: ({ samlUser }) => !samlUser },
  {
    id: "community",
    permission: "automationstudio:manage",
    isShown: ({ hasCommunity, licences }) => hasCommunity && licences.has("AS"),
  },
  { id: "selfService", permission: "selfService:support:view", isShown: hasSelfService },
  { id: "contact", permission: "user:contactus:view" },
  { id: "logout", permission: "default" },
] as const satisfies readonly Item[];

export type UserMenuItem = (typeof items)[number]["id"];

/** Everybody signed in holds `default`. */
export const userMenuItems = (visitor: MenuVisitor): readonly UserMenuItem[] =>
  (items as readonly (Item & { readonly id: UserMenuItem })[])
    .filter(({ permission }) => permission === "default" || holdsAny(visitor.permissions, permission))
    .filter(({ isShown }) => isShown?.(visitor) ?? true)
    .map(({ id }) => id);
