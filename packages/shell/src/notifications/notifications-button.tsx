import "./notifications.css";
import { useWords } from "@evolve/i18n/react";
import Bell from "lucide-react/icons/bell";
import { Suspense, useRef, useState } from "react";
import { NotificationsPopover } from "../overlays/overlays.ts";
import { useOpened } from "../overlays/use-opened.ts";
import { unreadOf } from "./notification-state.ts";
import type { NotificationStore } from "./notification-store.ts";
import { useNotificationState } from "./use-notifications.ts";

interface NotificationsButtonProps {
  /** Null until it has come. */
  readonly store: NotificationStore | null;
}

/** The bell with the number of unread notifications. What it shows is read once it closes. */
export const NotificationsButton = ({ store }: NotificationsButtonProps) => {
  const { t } = useWords();
  const state = useNotificationState(store);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isShown = useOpened(isOpen);
  const unread = state === null ? 0 : unreadOf(state).length;
  const label = unread === 0 ? t("shell.notifications") : t("notifications.unread", { count: unread });
  const close = () => {
    setOpen(false);
    store?.acknowledgeAll();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="sh-header-button sh-bell"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={NotificationsPopover.fetch}
        onFocus={NotificationsPopover.fetch}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <Bell />
        {unread > 0 && (
          <span className="sh-bell-badge" aria-hidden="true">
            {unread}
          </span>
        )}
      </button>
      <span className="ev-sr" role="status">
        {unread > 0 && label}
      </span>
      <Suspense>
        {isShown && store !== null && <NotificationsPopover store={store} anchor={button} onClose={close} />}
      </Suspense>
    </>
  );
};
