import "./menu.css";
import "./modal.css";
import "./internal/field.css";
import "./command-palette.css";
import { type KeyboardEvent, type ReactNode, startTransition, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import Search from "lucide-react/icons/search";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Header, ListBox, ListBoxItem, ListBoxSection } from "react-aria-components/ListBox";
import { Dialog, Modal, ModalOverlay } from "react-aria-components/Modal";
import { Input, SearchField } from "react-aria-components/SearchField";
import { Spinner } from "./spinner.tsx";

export interface PaletteItem {
  /** Unique in the palette. */
  readonly id: string;
  readonly label: string;
  /** A second, quieter line. */
  readonly description?: string | undefined;
  readonly icon?: ReactNode;
  /** At the end of the line: its keys, say. */
  readonly end?: ReactNode;
}

export interface PaletteGroup {
  readonly id: string;
  readonly title: string;
  readonly items: readonly PaletteItem[];
}

export interface CommandPaletteProps {
  /** Names the dialog and its list. */
  readonly label: string;
  readonly placeholder: string;
  /** Empty until somebody types. */
  readonly query: string;
  /** Called in a transition: a letter is painted before what it finds. */
  readonly onQueryChange: (query: string) => void;
  /** What fits the query, the best first. */
  readonly groups: readonly PaletteGroup[];
  readonly isLoading?: boolean | undefined;
  /** Said to a screen reader whenever it changes: how many there are. */
  readonly status: string;
  /** Shown where nothing fits. */
  readonly empty: string;
  /** Below the list. */
  readonly footer?: ReactNode;
  readonly onAction: (id: string) => void;
  /** It is shown as long as it is rendered; called with `false` when it asks to be closed. */
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** One field and everything that it finds. The focus stays in the field; the arrow keys go through the list. */
export const CommandPalette = (props: CommandPaletteProps) => {
  const { label, placeholder, query, groups, status, empty, footer, onAction } = props;
  const [text, setText] = useState(query);
  const change = (next: string) => {
    setText(next);
    startTransition(() => props.onQueryChange(next));
  };
  // Enter takes what fits the whole text, even if that is still to be drawn.
  const catchUp = ({ key }: KeyboardEvent) => {
    if (key === "Enter" && text !== query) flushSync(() => props.onQueryChange(text));
  };
  const hasItems = groups.some(({ items }) => items.length > 0);
  const list = useMemo(
    () => (
      <ListBox
        aria-label={label}
        className="ev-menu ev-palette-list"
        selectionMode="none"
        escapeKeyBehavior="none"
        onAction={(id) => onAction(String(id))}
      >
        {groups.map(({ id, title, items }) => (
          <ListBoxSection key={id} id={id} className="ev-menu-group">
            <Header className="ev-menu-title">{title}</Header>
            {items.map((item) => (
              <PaletteLine key={item.id} {...item} />
            ))}
          </ListBoxSection>
        ))}
      </ListBox>
    ),
    [groups, label, onAction],
  );
  return (
    <ModalOverlay
      className="ev-modal-backdrop ev-palette-backdrop"
      isOpen
      isDismissable
      onOpenChange={props.onOpenChange}
    >
      <Modal className="ev-modal ev-modal-medium ev-palette">
        <Dialog className="ev-modal-dialog" aria-label={label}>
          <Autocomplete inputValue={text} onInputChange={change}>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to be typed in, and Escape gives the focus back */}
            <SearchField className="ev-palette-search" aria-label={placeholder} autoFocus>
              <Search />
              {/* A combo box is what rules the list that it names; a search box has no list. */}
              <Input
                className="ev-input"
                // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- Autocomplete adds aria-controls
                role="combobox"
                aria-expanded
                placeholder={placeholder}
                maxLength={100}
                onKeyDownCapture={catchUp}
              />
              {props.isLoading && <Spinner />}
            </SearchField>
            {hasItems && list}
          </Autocomplete>
          {!hasItems && !props.isLoading && <p className="ev-palette-empty">{empty}</p>}
          <span className="ev-sr" role="status">
            {status}
          </span>
          {footer !== undefined && <div className="ev-palette-footer">{footer}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};

const PaletteLine = ({ id, label, description, icon, end }: PaletteItem) => (
  <ListBoxItem id={id} textValue={label} className="ev-menu-item">
    {icon !== undefined && <span className="ev-menu-icon">{icon}</span>}
    <span className="ev-menu-words">
      <span>{label}</span>
      {description !== undefined && <span className="ev-menu-description">{description}</span>}
    </span>
    {end !== undefined && <span className="ev-menu-end">{end}</span>}
  </ListBoxItem>
);
