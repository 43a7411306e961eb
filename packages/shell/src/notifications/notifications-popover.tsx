import type { Notification } from "@evolve/contracts/notifications";
import { useWords } from "@evolve/i18n/react";
import { Banner } from "@evolve/widgets/banner";
import { EmptyState } from "@evolve/widgets/empty-state";
import { Popover } from "@evolve/widgets/popover";
import { Skeleton } from "@evolve/widgets/skeleton";
import BellOff from "lucide-react/icons/bell-off";
import type { RefObject } from "react";
import { ShellLink } from "../navigation/shell-link.tsx";
import { PlainButton } from "../page/plain-button.tsx";
import { useShell } from "../shell-context.ts";
import { NotificationItem } from "./notification-item.tsx";
import type { NotificationStore } from "./notification-store.ts";
import { useNotificationState } from "./use-notifications.ts";

interface NotificationsPopoverProps {
  readonly store: NotificationStore;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

export const NotificationsPopover = ({ store, anchor, onClose }: NotificationsPopoverProps) => {
  const { t } = useWords();
  const { holds } = useShell();
  const state = useNotificationState(store);
  return (
    <Popover
      label={t("notifications.title")}
      anchor={anchor}
      placement="bottom end"
      isNonModal
      isOpen
      onOpenChange={(isStillOpen) => {
        if (!isStillOpen) onClose();
      }}
    >
      <div className="sh-notes-head">
        <h2 className="sh-notes-title">{t("notifications.title")}</h2>
        {holds("mySpace:view") && (
          <ShellLink to="/my-space/notifications" onClick={onClose}>
            {t("notifications.settings")}
          </ShellLink>
        )}
      </div>
      {state?.status === "offline" && (
        <Banner
          tone="warning"
          className="sh-notes-offline"
          action={<PlainButton onClick={store.wake}>{t("common.retry")}</PlainButton>}
        >
          {t(state.isLoaded ? "notifications.offline" : "notifications.failed")}
        </Banner>
      )}
      {state?.isLoaded === true ? (
        <List notifications={state.notifications} onClose={onClose} />
      ) : (
        state?.status !== "offline" && <Loading />
      )}
    </Popover>
  );
};

interface ListProps {
  readonly notifications: readonly Notification[];
  readonly onClose: () => void;
}

const List = ({ notifications, onClose }: ListProps) => {
  const { t } = useWords();
  if (notifications.length === 0)
    return (
      <EmptyState
        className="sh-notes-empty"
        icon={<BellOff />}
        title={t("notifications.empty")}
        text={t("notifications.emptyHint")}
      />
    );
  return (
    <ul className="sh-notes">
      {notifications.map((notification) => (
        <li key={notification.notificationUuid}>
          <NotificationItem notification={notification} onFollow={onClose} />
        </li>
      ))}
    </ul>
  );
};

const Loading = () => {
  const { t } = useWords();
  return (
    <div className="sh-notes-loading" role="status">
      <span className="ev-sr">{t("common.loading")}</span>
      <Skeleton width="most" />
      <Skeleton width="half" />
      <Skeleton width="most" />
    </div>
  );
};
