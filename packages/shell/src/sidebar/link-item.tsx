import type { NavigationLink } from "@evolve/contracts/navigation";
import { useWords } from "@evolve/i18n/react";
import { ModuleIcon } from "@evolve/widgets/module-icon";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useId } from "react";
import { entryName } from "../navigation/names.ts";
import { pathOfEntry } from "../navigation/navigation-model.ts";
import { MenuLink } from "../navigation/menu-link.tsx";
import { useShell } from "../shell-context.ts";
import { LinkName } from "./link-name.tsx";
import { useHoverOpen } from "./use-hover-open.ts";

interface LinkItemProps {
  readonly link: NavigationLink;
  readonly isCurrent: boolean;
  /** The entry of the sub-menu that the page is. */
  readonly currentSubId: string | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onFollowed: () => void;
}

/** One link, with its sub-menu where it has one: a link, a button that opens, or both side by side. */
export const LinkItem = ({ link, isCurrent, currentSubId, isOpen, onToggle, onFollowed }: LinkItemProps) => {
  const words = useWords();
  const { isEmbedded } = useShell();
  const subMenuId = useId();
  const { isHovered, stopHovering, ...hovering } = useHoverOpen(link.subMenu.length > 0);
  const path = pathOfEntry(link, isEmbedded);
  const name = entryName(words, link);
  const hasSubMenu = link.subMenu.length > 0;
  const isShown = hasSubMenu && (isOpen || isHovered);
  const face = (
    <>
      <ModuleIcon name={link.iconClass} />
      <LinkName name={name} />
    </>
  );
  const toggle = () => {
    stopHovering();
    onToggle();
  };
  const opening = { "aria-expanded": isShown, "aria-controls": subMenuId, onClick: toggle };

  return (
    <li className="sh-link-item" {...hovering}>
      <div className="sh-link-line" data-current={isCurrent || undefined}>
        {path === undefined ? (
          <button type="button" className="sh-link" {...opening}>
            {face}
            <ChevronDown className="sh-link-chevron" />
          </button>
        ) : (
          <MenuLink
            className="sh-link"
            title={isEmbedded ? name : undefined}
            entry={link}
            aria-current={isCurrent && currentSubId === undefined ? "page" : undefined}
            onClick={onFollowed}
          >
            {face}
          </MenuLink>
        )}
        {path !== undefined && hasSubMenu && (
          <button
            type="button"
            className="sh-link-more"
            aria-label={words.t("shell.subMenu", { link: name })}
            {...opening}
          >
            <ChevronDown className="sh-link-chevron" />
          </button>
        )}
      </div>
      {hasSubMenu && (
        <ul id={subMenuId} className="sh-sub-links" hidden={!isShown}>
          {link.subMenu.map((entry) => (
            <li key={entry.id}>
              <MenuLink
                className="sh-link"
                entry={entry}
                aria-current={entry.id === currentSubId ? "page" : undefined}
                onClick={onFollowed}
              >
                <LinkName name={entryName(words, entry)} />
              </MenuLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};
