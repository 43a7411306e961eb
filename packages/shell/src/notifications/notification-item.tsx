import type { Notification } from "@evolve/contracts/notifications";
import { isWebAddress } from "@evolve/contracts/web-address";
import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import { useState } from "react";
import { ShellLink } from "../navigation/shell-link.tsx";
import { pathOfAddress } from "../routing/address.ts";
import { useShell } from "../shell-context.ts";
import { isWholeAction, runAction } from "./run-action.ts";

interface NotificationItemProps {
  readonly notification: Notification;
  /** A screen of the suite is opened. */
  readonly onFollow: () => void;
}

export const NotificationItem = ({ notification, onFollow }: NotificationItemProps) => {
  const { t } = useWords();
  const { title, content, publisher, publishDate, date, linkURL, isRead } = notification;
  const actions = notification.actions.filter(isWholeAction);
  return (
    <article className={isRead ? "sh-note" : "sh-note sh-note-unread"}>
      <h3 className="sh-note-title">
        {!isRead && <span className="ev-sr">{t("notifications.unreadMark")}: </span>}
        <NotificationLink linkURL={linkURL} onFollow={onFollow}>
          {title}
        </NotificationLink>
      </h3>
      {content !== "" && <p className="sh-note-content">{content}</p>}
      <p className="sh-note-origin">
        {publisher} · <time dateTime={publishDate}>{date}</time>
      </p>
      {actions.length > 0 && (
        <div className="sh-note-actions">
          {actions.map((action, index) => (
            <ActionButton key={index} action={action} />
          ))}
        </div>
      )}
    </article>
  );
};

interface NotificationLinkProps {
  readonly linkURL: string | null;
  readonly onFollow: () => void;
  readonly children: string;
}

/** A screen of the suite opens in this tab, anything else in another. */
const NotificationLink = ({ linkURL, onFollow, children }: NotificationLinkProps) => {
  if (linkURL === null || !isWebAddress(linkURL)) return children;
  const url = new URL(linkURL, location.origin);
  if (url.origin === location.origin && url.hash.startsWith("#/"))
    return (
      <ShellLink to={pathOfAddress(url)} onClick={onFollow}>
        {children}
      </ShellLink>
    );
  return (
    <a href={url.href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
};

const ActionButton = ({ action }: { readonly action: Notification["actions"][number] }) => {
  const words = useWords();
  const { toasts } = useShell();
  const [isPending, setPending] = useState(false);
  const run = async () => {
    setPending(true);
    await runAction(action, words, toasts);
    setPending(false);
  };
  return (
    <Button size="small" isPending={isPending} onPress={() => void run()}>
      {action.guideline.actionTextTranslation}
    </Button>
  );
};
