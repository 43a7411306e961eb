import type { NavigationLink, NavigationModule } from "@evolve/contracts/navigation";
import { useState } from "react";
import { toggleSubMenu } from "../navigation/sub-menu.ts";
import { usePlace } from "../navigation/use-place.ts";
import { useShell } from "../shell-context.ts";
import { LinkItem } from "./link-item.tsx";

interface LinkListProps {
  readonly module: NavigationModule;
  readonly onFollowed: () => void;
}

/** The links and those of their sub-menus, one after the other. */
const flattened = (links: readonly NavigationLink[]): readonly NavigationLink[] =>
  links
    .flatMap((link) => [link, ...link.subMenu])
    .filter(({ url }) => url !== "")
    .map((entry) => ({ ...entry, subMenu: [] }));

/**
 * A module's links, of which at most one shows its sub-menu: that of the current page until somebody opens another. The sidebar of an
 * embedded client stays closed and has no room for sub-menus.
 */
export const LinkList = ({ module, onFollowed }: LinkListProps) => {
  const { isEmbedded } = useShell();
  const { link, subLink } = usePlace();
  const home = subLink === undefined ? null : (link?.id ?? null);
  const [open, setOpen] = useState(home);
  const [knownHome, setKnownHome] = useState(home);
  if (home !== knownHome) {
    setKnownHome(home);
    if (home !== null) setOpen(home);
  }
  const current = isEmbedded ? (subLink ?? link) : link;
  return (
    <ul className="sh-links">
      {(isEmbedded ? flattened(module.linksList) : module.linksList).map((entry) => (
        <LinkItem
          key={entry.id}
          link={entry}
          isCurrent={entry.id === current?.id}
          currentSubId={entry.id === link?.id ? subLink?.id : undefined}
          isOpen={open === entry.id}
          onToggle={() => setOpen(toggleSubMenu(open, entry.id))}
          onFollowed={onFollowed}
        />
      ))}
    </ul>
  );
};
