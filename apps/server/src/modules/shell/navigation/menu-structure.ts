import type { EntryNames } from "@evolve/contracts/navigation";
import type { Permission } from "@evolve/contracts/permission-names";

export interface MenuLink {
  readonly id: string;
  /** A key of the navigation catalogue, unless there are `names`. */
  readonly name: string;
  readonly names?: EntryNames;
  /** Hash route within the app, `/users`; empty for a link that only opens its sub-menu. */
  readonly url: "" | `/${string}`;
  readonly appContext: string;
  readonly baseUrl: "nice" | "incontact" | "analytics";
  /** All of them are required; a link without any is for holders of 'all' only. */
  readonly permissions: readonly Permission[];
  readonly icon: string;
  readonly target?: "_blank";
  /** `RECORDING || (WFM && !ACD)` */
  readonly licences?: string;
  readonly toggle?: string;
  readonly notInEmbeddedClient?: true;
  readonly subMenu?: readonly MenuLink[];
}

/** The modules of the specification. One appears once a link of it works. */
export type ModuleId =
  | "admin"
  | "scheduler"
  | "wfm"
  | "my-space"
  | "qm"
  | "reporting"
  | "analytics"
  | "mydashboard"
  | "tenantManagement"
  | "as"
  | "xsight"
  | "embedded-client";

export interface MenuModule {
  /** A `ModuleId`, or the id of an installed app. */
  readonly id: string;
  /** A key of the navigation catalogue, unless there are `names`. */
  readonly name: string;
  readonly names?: EntryNames;
  readonly color: string;
  readonly icon: string;
  readonly helpLink: string;
  readonly hiddenFromPicker?: true;
  readonly links: readonly MenuLink[];
  /** Links in place of those where quality analytics replaces the module. */
  readonly analyticsLinks?: readonly MenuLink[];
}
