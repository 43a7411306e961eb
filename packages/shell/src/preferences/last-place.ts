import { addressOfPath } from "../routing/address.ts";
import type { CurrentPlace } from "../navigation/navigation-model.ts";

/** What is kept of the place somebody was last at, in the context `navigation`. */
export interface LastPlace {
  readonly lastModule: string;
  readonly lastSubMenu: string;
  /** With its app before and the route after `/#/`: `/admin/#/users`. */
  readonly lastPage: string;
}

export const navigationContext = "navigation";

/** undefined for a page without a link in the menu, on which nobody is to land. */
export const lastPlaceOf = ({ module, link, subLink }: CurrentPlace, path: string): LastPlace | undefined =>
  module === undefined || link === undefined
    ? undefined
    : {
        lastModule: module.id,
        lastSubMenu: subLink === undefined ? "" : link.id,
        lastPage: addressOfPath(path.split("?")[0] ?? ""),
      };

/** The entries of `next` that differ from what is known to be saved. */
export const changedEntries = (
  saved: ReadonlyMap<string, unknown>,
  next: LastPlace,
): readonly (readonly [string, string])[] =>
  Object.entries(next).filter(([name, value]: readonly [string, string]) => saved.get(name) !== value);
