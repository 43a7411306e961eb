import type { ProjectableDashboard } from "@evolve/contracts/dashboards";
import { useWords } from "@evolve/i18n/react";
import { failureCode } from "@evolve/session";
import { Button } from "@evolve/widgets/button";
import { Popover } from "@evolve/widgets/popover";
import { Spinner } from "@evolve/widgets/spinner";
import type { RefObject } from "react";
import { ShellLink } from "../navigation/shell-link.tsx";
import { useShell } from "../shell-context.ts";
import styles from "./dashboards.module.css";
import { projectDashboard } from "./project-dashboard.ts";

interface Favorites {
  readonly data: readonly ProjectableDashboard[] | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface DashboardsPopoverProps {
  readonly favorites: Favorites;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

const manage = "/mydashboard/manageDashboards";

/** The favourite dashboards. The first one's button has the focus, so that Enter projects it. */
export const DashboardsPopover = ({ favorites, anchor, onClose }: DashboardsPopoverProps) => {
  const { t } = useWords();
  const { toasts } = useShell();
  const project = ({ dashboardId }: ProjectableDashboard) => {
    if (!projectDashboard(dashboardId)) toasts.show({ tone: "warning", text: t("launcher.blocked") });
    onClose();
  };
  return (
    <Popover
      label={t("shell.dashboards")}
      anchor={anchor}
      placement="bottom end"
      isOpen
      onOpenChange={(isStillOpen) => {
        if (!isStillOpen) onClose();
      }}
      className={styles.popover}
    >
      <h2 className={styles.title}>{t("shell.dashboards")}</h2>
      <Content favorites={favorites} onProject={project} onClose={onClose} />
    </Popover>
  );
};

interface ContentProps {
  readonly favorites: Favorites;
  readonly onProject: (dashboard: ProjectableDashboard) => void;
  readonly onClose: () => void;
}

const Content = ({ favorites: { data, error, refetch }, onProject, onClose }: ContentProps) => {
  const words = useWords();
  const { t } = words;
  if (data === undefined && error !== null)
    return (
      <div className={styles.failure} role="alert">
        <p>{words.error(failureCode(error))}</p>
        <Button size="small" onPress={() => void refetch()}>
          {t("common.retry")}
        </Button>
      </div>
    );
  if (data === undefined)
    return (
      <div className={styles.failure}>
        <Spinner label={t("common.loading")} />
      </div>
    );
  if (data.length === 0)
    return (
      <ShellLink to={manage} onClick={onClose} className={styles.empty}>
        {t("launcher.noFavoriteDashboards")}
      </ShellLink>
    );
  return (
    <>
      <ul className={styles.list}>
        {data.map((dashboard, index) => (
          <li key={dashboard.dashboardId} className={styles.item}>
            <span className={styles.names}>
              <span dir="auto">{dashboard.name}</span>
              <span className={styles.maker}>{dashboard.createdBy}</span>
            </span>
            <Button
              size="small"
              variant={index === 0 ? "primary" : "default"}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the default action of what was opened, and Escape gives it back
              autoFocus={index === 0}
              aria-label={t("launcher.projectDashboard", { name: dashboard.name })}
              onPress={() => onProject(dashboard)}
            >
              {t("launcher.project")}
            </Button>
          </li>
        ))}
      </ul>
      <ShellLink to={manage} onClick={onClose} className={styles.manage}>
        {t("launcher.manageDashboards")}
      </ShellLink>
    </>
  );
};
