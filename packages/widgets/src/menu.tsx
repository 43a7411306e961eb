import "./menu.css";
import "./popover.css";
import type { ReactNode, RefObject } from "react";
import Check from "lucide-react/icons/check";
import {
  Header,
  Menu as AriaMenu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Separator,
} from "react-aria-components/Menu";
import type { PopoverProps } from "react-aria-components/Menu";
import { cx } from "./internal/cx.ts";
import { defined } from "./internal/defined.ts";

export interface MenuAction {
  readonly id: string;
  readonly label: string;
  /** A second, quieter line. */
  readonly description?: string | undefined;
  readonly icon?: ReactNode;
  /** At the end of the line: a key ("Ctrl K") or a state. */
  readonly end?: ReactNode;
  readonly tone?: "neutral" | "danger" | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Makes the item a link. */
  readonly href?: string | undefined;
  readonly target?: string | undefined;
  readonly onAction?: (() => void) | undefined;
}

export interface MenuGroup {
  readonly id: string;
  /** Shown above the group. */
  readonly title?: string | undefined;
  /** Names a group without a title to a screen reader. */
  readonly label?: string | undefined;
  readonly items: readonly MenuAction[];
  /** Makes the items choices with a tick. */
  readonly selectionMode?: "single" | "multiple" | undefined;
  readonly selectedKeys?: readonly string[] | undefined;
  readonly onSelectionChange?: ((ids: string[]) => void) | undefined;
  /** Whether choosing closes the menu; not for `multiple` unless it is given. */
  readonly shouldCloseOnSelect?: boolean | undefined;
}

/** A line between what stands before and after it. */
export interface MenuLine {
  readonly id: string;
  readonly isLine: true;
}

export type MenuEntry = MenuAction | MenuGroup | MenuLine;

export interface MenuProps {
  /** A Button or IconButton of this set. Without it give `anchor`, `isOpen` and `onOpenChange`. */
  readonly trigger?: ReactNode;
  readonly anchor?: RefObject<Element | null> | undefined;
  readonly label: string;
  readonly items: readonly MenuEntry[];
  /** Called with the id of what was chosen, besides the item's own `onAction`. */
  readonly onAction?: ((id: string) => void) | undefined;
  /** Stands above the items, out of the keyboard's way: who is signed in, say. */
  readonly header?: ReactNode;
  readonly placement?: PopoverProps["placement"] | undefined;
  readonly isOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** With `anchor`: the item that has the focus when it opens. */
  readonly firstFocus?: "first" | "last" | undefined;
  readonly className?: string | undefined;
}

export const Menu = ({
  trigger,
  anchor,
  label,
  items,
  onAction,
  header,
  placement = "bottom end",
  firstFocus = "first",
  ...rest
}: MenuProps) => {
  const state = defined({ isOpen: rest.isOpen, onOpenChange: rest.onOpenChange });
  const overlay = (
    <Popover
      className={cx("ev-popover", "ev-menu-popover", rest.className)}
      placement={placement}
      offset={6}
      {...defined({ triggerRef: anchor })}
      {...(!trigger && { ...state, "aria-label": label })}
    >
      {header && <div className="ev-menu-header">{header}</div>}
      <AriaMenu
        className="ev-menu"
        aria-label={label}
        onAction={(id) => onAction?.(String(id))}
        {...(!trigger && { autoFocus: firstFocus, onClose: () => rest.onOpenChange?.(false) })}
      >
        {items.map(renderEntry)}
      </AriaMenu>
    </Popover>
  );
  if (!trigger) return overlay;
  return (
    <MenuTrigger {...state}>
      {trigger}
      {overlay}
    </MenuTrigger>
  );
};

const renderEntry = (entry: MenuEntry) => {
  if ("isLine" in entry) return <Separator key={entry.id} className="ev-menu-line" />;
  if (!("items" in entry)) return renderAction(entry);
  const { id, title, label, items, selectionMode, selectedKeys, onSelectionChange, shouldCloseOnSelect } = entry;
  const choosing = selectionMode && {
    selectionMode,
    selectedKeys: selectedKeys ?? [],
    shouldCloseOnSelect: shouldCloseOnSelect ?? selectionMode === "single",
    onSelectionChange: (keys: "all" | Iterable<string | number>) =>
      onSelectionChange?.(keys === "all" ? items.map((item) => item.id) : Array.from(keys, String)),
  };
  return (
    <MenuSection key={id} id={id} className="ev-menu-group" {...defined({ "aria-label": label })} {...choosing}>
      {title && <Header className="ev-menu-title">{title}</Header>}
      {items.map(renderAction)}
    </MenuSection>
  );
};

const renderAction = (item: MenuAction) => {
  const { id, label, description, icon, end, tone, isDisabled, href, target, onAction } = item;
  return (
    <MenuItem
      key={id}
      id={id}
      textValue={label}
      className={cx("ev-menu-item", tone === "danger" && "ev-menu-item-danger")}
      {...defined({ isDisabled, href, target, onAction })}
    >
      {({ selectionMode, isSelected }) => (
        <>
          {selectionMode !== "none" && <span className="ev-menu-tick">{isSelected && <Check />}</span>}
          {icon && <span className="ev-menu-icon">{icon}</span>}
          <span className="ev-menu-words">
            <span>{label}</span>
            {description && <span className="ev-menu-description">{description}</span>}
          </span>
          {end && <span className="ev-menu-end">{end}</span>}
        </>
      )}
    </MenuItem>
  );
};
