import type { NavigationModule } from "@evolve/contracts/navigation";
import { useState } from "react";
import { toggleSubMenu } from "../navigation/sub-menu.ts";
import { usePlace } from "../navigation/use-place.ts";
import { LinkItem } from "./link-item.tsx";

interface LinkListProps {
  readonly module: NavigationModule;
  readonly onFollowed: () => void;
}

/** A module's links, of which at most one shows its sub-menu: that of the current page until somebody opens another. */
export const LinkList = ({ module, onFollowed }: LinkListProps) => {
  const { link, subLink } = usePlace();
  const home = subLink === undefined ? null : (link?.id ?? null);
  const [open, setOpen] = useState(home);
  const [knownHome, setKnownHome] = useState(home);
  if (home !== knownHome) {
    setKnownHome(home);
    if (home !== null) setOpen(home);
  }
  return (
    <ul className="sh-links">
      {module.linksList.map((entry) => (
        <LinkItem
          key={entry.id}
          link={entry}
          isCurrent={entry.id === link?.id}
          currentSubId={entry.id === link?.id ? subLink?.id : undefined}
          isOpen={open === entry.id}
          onToggle={() => setOpen(toggleSubMenu(open, entry.id))}
          onFollowed={onFollowed}
        />
      ))}
    </ul>
  );
};
