import type { DashboardRow } from "@evolve/contracts/dashboards";
import { useWords } from "@evolve/i18n/react";
import { ShellLink, useShell } from "@evolve/shell";
import { projectDashboard } from "@evolve/shell/dashboards";
import { IconButton } from "@evolve/widgets/icon-button";
import { Menu, type MenuEntry } from "@evolve/widgets/menu";
import { Tag } from "@evolve/widgets/tag";
import { moveTo } from "@evolve/widgets/tile-grid";
import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import Star from "lucide-react/icons/star";
import styles from "./manage.module.css";
import { useDashboardActions } from "./use-dashboard-actions.ts";

interface DashboardItemProps {
  readonly dashboard: DashboardRow;
  /** Ids of the favourites, in order. */
  readonly favorites: readonly string[];
  readonly onOpen: (dialog: "rename" | "share") => void;
}

/** A dashboard in the list, and what can be done with it. */
export const DashboardItem = ({ dashboard, favorites, onOpen }: DashboardItemProps) => {
  const words = useWords();
  const { t } = words;
  const { holds, toasts } = useShell();
  const { favour, order, remove } = useDashboardActions();
  const { dashboardId: id, name, isFavorite, mayChange, sharing, tileCount, createdBy, changedAt } = dashboard;
  const place = favorites.indexOf(id);
  const move = (by: number) => order(moveTo(favorites, id, place + by));
  const project = () => {
    if (!projectDashboard(id)) toasts.show({ tone: "warning", text: t("launcher.blocked") });
  };
  const when = (isThere: boolean, entry: MenuEntry): MenuEntry[] => (isThere ? [entry] : []);
  return (
    <>
      <IconButton
        icon={<Star fill={isFavorite ? "currentColor" : "none"} />}
        label={t("dashboards.favoriteNamed", { name })}
        isSelected={isFavorite}
        onPress={() => favour(dashboard)}
      />
      <div className={styles.words}>
        <span className={styles.nameLine}>
          <ShellLink to={`/mydashboard/dashboard/${id}`} className={styles.link} dir="auto">
            {name}
          </ShellLink>
          {sharing !== "nobody" && (
            <Tag>{t(sharing === "tenant" ? "dashboards.sharedTenant" : "dashboards.sharedChosen")}</Tag>
          )}
        </span>
        <span className={styles.quiet}>
          {[
            createdBy,
            t("dashboards.tileCount", { count: tileCount }),
            t("dashboards.changedAt", { date: words.date(changedAt, "date") }),
          ].join(" · ")}
        </span>
      </div>
      <Menu
        label={t("dashboards.actions", { name })}
        trigger={<IconButton icon={<EllipsisVertical />} label={t("dashboards.actions", { name })} />}
        items={[
          { id: "project", label: t("launcher.project"), onAction: project },
          ...when(place > 0, { id: "up", label: t("dashboards.moveUp"), onAction: () => move(-1) }),
          ...when(place >= 0 && place < favorites.length - 1, {
            id: "down",
            label: t("dashboards.moveDown"),
            onAction: () => move(1),
          }),
          ...when(mayChange, { id: "rename", label: t("dashboards.rename"), onAction: () => onOpen("rename") }),
          ...when(mayChange && holds("dashboard:share"), {
            id: "share",
            label: t("dashboards.share"),
            onAction: () => onOpen("share"),
          }),
          ...when(mayChange, {
            id: "delete",
            label: t("dashboards.delete"),
            tone: "danger",
            onAction: () => remove(dashboard),
          }),
        ]}
      />
    </>
  );
};
