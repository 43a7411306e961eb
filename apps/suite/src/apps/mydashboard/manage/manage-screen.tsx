import type { DashboardRow } from "@evolve/contracts/dashboards";
import { useWords } from "@evolve/i18n/react";
import { failureCode } from "@evolve/session";
import { Page, useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { EmptyState } from "@evolve/widgets/empty-state";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Skeleton } from "@evolve/widgets/skeleton";
import { useQuery } from "@tanstack/react-query";
import CloudOff from "lucide-react/icons/cloud-off";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import Plus from "lucide-react/icons/plus";
import { Suspense, useState } from "react";
import { dashboardsOf } from "../queries.ts";
import { DashboardItem } from "./dashboard-item.tsx";
import { DeletedDashboards } from "./deleted-dashboards.tsx";
import styles from "./manage.module.css";

const NewDashboard = lazyPart(async () => (await import("./name-dialog.tsx")).NewDashboard);
const RenameDashboard = lazyPart(async () => (await import("./name-dialog.tsx")).RenameDashboard);
const ShareDialog = lazyPart(async () => (await import("./share-dialog.tsx")).ShareDialog);

interface Dialog {
  readonly kind: "rename" | "share";
  readonly dashboard: DashboardRow;
}

const favoritesOf = (dashboards: readonly DashboardRow[]): readonly string[] =>
  dashboards.filter(({ isFavorite }) => isFavorite).map(({ dashboardId }) => dashboardId);

/** All dashboards that the user sees, favourites in their order first, and those that they can restore. */
export const ManageScreen = () => {
  const words = useWords();
  const { t } = words;
  const { client } = useShell();
  const { data, error, refetch } = useQuery(dashboardsOf(client));
  const [isNew, setNew] = useState(false);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  const create = (
    <Button variant="primary" icon={<Plus />} onPress={() => setNew(true)}>
      {t("dashboards.create")}
    </Button>
  );
  return (
    <Page title={t("dashboards.manage")} lead={t("dashboards.manageLead")} actions={create}>
      {data === undefined && error !== null && (
        <EmptyState
          tone="danger"
          icon={<CloudOff />}
          title={t("dashboards.loadFailed")}
          text={words.error(failureCode(error))}
          action={<Button onPress={() => void refetch()}>{t("common.retry")}</Button>}
        />
      )}
      {data === undefined && error === null && <Skeleton shape="block" />}
      {data?.dashboards.length === 0 && (
        <EmptyState icon={<LayoutDashboard />} title={t("dashboards.emptyTitle")} text={t("dashboards.emptyText")} />
      )}
      {data !== undefined && data.dashboards.length > 0 && (
        <ul className={styles.list} aria-label={t("dashboards.title")}>
          {data.dashboards.map((dashboard) => (
            <li key={dashboard.dashboardId} className={styles.item}>
              <DashboardItem
                dashboard={dashboard}
                favorites={favoritesOf(data.dashboards)}
                onOpen={(kind) => setDialog({ kind, dashboard })}
              />
            </li>
          ))}
        </ul>
      )}
      {data !== undefined && data.deleted.length > 0 && <DeletedDashboards deleted={data.deleted} />}
      <Suspense>
        {isNew && <NewDashboard onClose={() => setNew(false)} />}
        {dialog?.kind === "rename" && <RenameDashboard dashboard={dialog.dashboard} onClose={close} />}
        {dialog?.kind === "share" && <ShareDialog dashboard={dialog.dashboard} onClose={close} />}
      </Suspense>
    </Page>
  );
};
