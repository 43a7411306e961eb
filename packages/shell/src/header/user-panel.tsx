import { useWords } from "@evolve/i18n/react";
import type { MenuAction, MenuEntry } from "@evolve/widgets/menu";
import { type RefObject, Suspense, useEffect, useMemo, useRef, useState } from "react";
import type { Command } from "../commands/command.ts";
import { useCommands, useSurface } from "../commands/registry.ts";
import {
  ChangePasswordModal,
  ContactModal,
  fetchUserModals,
  LogoutModal,
  Menu,
  ProfileModal,
} from "../overlays/overlays.ts";
import { useRuntime } from "../runtime-context.ts";
import { useShell } from "../shell-context.ts";
import { type LookGroup, useAppearance } from "./use-appearance.ts";
import type { UserMenuItem } from "./user-menu-items.ts";
import { type UserAction, useUserActions } from "./use-user-actions.tsx";

/** What the menu holds, for the palette: of each choice those that are not chosen. */
const commandsOf = (actions: readonly UserAction[], groups: readonly LookGroup[]): readonly Command[] => [
  ...actions,
  ...groups.flatMap(({ id: groupId, title, chosen, looks }) =>
    looks
      .filter(({ id }) => id !== chosen)
      .map(({ id, name, choose }) => ({ id: `${groupId} ${id}`, name, group: title, run: choose })),
  ),
];

interface UserPanelProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** What the user menu's button opens, and what that opens; the palette offers the same. */
export const UserPanel = ({ button, isOpen, onOpenChange }: UserPanelProps) => {
  const words = useWords();
  const { user } = useShell();
  const { history } = useRuntime();
  const [opened, setOpened] = useState<UserMenuItem | null>(null);
  const close = () => setOpened(null);
  const isInPalette = useSurface() === "palette";
  const groups = useAppearance(isOpen || isInPalette);
  const actions = useUserActions(setOpened);
  useCommands(useMemo(() => commandsOf(actions, groups), [actions, groups]));
  useEffect(() => {
    if (isOpen) fetchUserModals();
  }, [isOpen]);
  // The menu's item that opened a modal is gone when that closes, so nothing else returns the focus.
  const hadModal = useRef(false);
  useEffect(() => {
    const hasClosed = hadModal.current && opened === null;
    hadModal.current = opened !== null;
    if (!hasClosed) return undefined;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) button.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [opened, button]);
  // A modal belongs to the page that it was opened over.
  useEffect(() => history.subscribe(({ action }) => action.type !== "REPLACE" && setOpened(null)), [history]);

  const entryOf = ({ id, name, icon, link, run }: UserAction): MenuAction => ({
    id,
    label: name(words),
    icon,
    ...(link ?? { onAction: run }),
  });
  const choiceOf = ({ id: groupId, title, chosen, looks }: LookGroup): MenuEntry => ({
    id: groupId,
    title: title(words),
    selectionMode: "single",
    selectedKeys: [chosen],
    onSelectionChange: ([picked]) => looks.find(({ id }) => id === (picked ?? chosen))?.choose(),
    items: looks.map(({ id, name }) => ({ id, label: name(words) })),
  });
  const above = actions.filter(({ id }) => id !== "logout");
  const items: readonly MenuEntry[] = [
    ...above.map(entryOf),
    ...(above.length > 0 ? [{ id: "line-above", isLine: true as const }] : []),
    ...groups.map(choiceOf),
    { id: "line-below", isLine: true },
    ...actions.filter(({ id }) => id === "logout").map(entryOf),
  ];

  return (
    <>
      <Suspense>
        {isOpen && (
          <Menu
            label={words.t("shell.userMenu")}
            className="sh-user-menu"
            anchor={button}
            isOpen
            onOpenChange={onOpenChange}
            items={items}
            header={
              <div className="sh-user-card">
                <strong>{user.fullName}</strong>
                <span>{user.emailAddress}</span>
              </div>
            }
          />
        )}
      </Suspense>
      <Suspense>
        {opened === "profile" && <ProfileModal onClose={close} />}
        {opened === "password" && <ChangePasswordModal onClose={close} />}
        {opened === "contact" && <ContactModal onClose={close} />}
        {opened === "logout" && <LogoutModal onClose={close} />}
      </Suspense>
    </>
  );
};
