import type { CallResult } from "@evolve/contracts/call";
import { setFavoriteDashboard } from "@evolve/contracts/dashboards";
import { useWords } from "@evolve/i18n/react";
import { failureCode } from "@evolve/session";
import { Page, useRouteParam, useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/action";
import { projectDashboard } from "@evolve/shell/dashboards";
import { Button } from "@evolve/widgets/button";
import { EmptyState } from "@evolve/widgets/empty-state";
import { IconButton } from "@evolve/widgets/icon-button";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Select } from "@evolve/widgets/select";
import { useQuery } from "@tanstack/react-query";
import CloudOff from "lucide-react/icons/cloud-off";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import MonitorPlay from "lucide-react/icons/monitor-play";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Star from "lucide-react/icons/star";
import { Suspense, useState } from "react";
import { dashboardOf, dashboardsOf, useTellChange } from "../queries.ts";
import styles from "./dashboard.module.css";
import { DashboardSkeleton, ViewDashboard } from "./view-dashboard.tsx";

const NewDashboard = lazyPart(async () => (await import("../manage/name-dialog.tsx")).NewDashboard);
const EditDashboard = lazyPart(async () => (await import("./edit-dashboard.tsx")).EditDashboard);

/** A dashboard: that of the address, else the first favourite, else the first that there is. */
export const DashboardScreen = () => {
  const words = useWords();
  const { t } = words;
  const { client } = useShell();
  const inAddress = useRouteParam("dashboardId");
  const all = useQuery(dashboardsOf(client));
  const id = inAddress || (all.data?.dashboards[0]?.dashboardId ?? "");
  const one = useQuery(dashboardOf(client, id));
  const [isEditing, setEditing] = useState(false);
  const [isNew, setNew] = useState(false);
  const failed = (one.data === undefined ? one.error : null) ?? (all.data === undefined ? all.error : null);
  const create = (
    <Button variant="primary" icon={<Plus />} onPress={() => setNew(true)}>
      {t("dashboards.create")}
    </Button>
  );
  const dialog = <Suspense>{isNew && <NewDashboard onClose={() => setNew(false)} />}</Suspense>;
  if (failed !== null)
    return (
      <Page title={t("dashboards.title")}>
        <EmptyState
          tone="danger"
          icon={<CloudOff />}
          title={t("dashboards.loadFailed")}
          text={words.error(failureCode(failed))}
          action={<Button onPress={() => void (one.error ? one.refetch() : all.refetch())}>{t("common.retry")}</Button>}
        />
      </Page>
    );
  if (all.data?.dashboards.length === 0 && id === "")
    return (
      <Page title={t("dashboards.title")}>
        <EmptyState
          icon={<LayoutDashboard />}
          title={t("dashboards.emptyTitle")}
          text={t("dashboards.emptyText")}
          action={create}
        />
        {dialog}
      </Page>
    );
  if (one.data === undefined)
    return (
      <Page title={t("dashboards.title")}>
        <DashboardSkeleton />
      </Page>
    );
  const dashboard = one.data;
  if (isEditing)
    return (
      <Suspense>
        <EditDashboard key={dashboard.dashboardId} dashboard={dashboard} onClose={() => setEditing(false)} />
      </Suspense>
    );
  return (
    <Page
      title={dashboard.name}
      lead={t("dashboards.madeBy", { name: dashboard.createdBy })}
      actions={
        <Actions
          id={id}
          isFavorite={dashboard.isFavorite}
          onEdit={dashboard.mayChange ? () => setEditing(true) : null}
        />
      }
    >
      <ViewDashboard dashboard={dashboard} onAdd={dashboard.mayChange ? () => setEditing(true) : null} />
      {dialog}
    </Page>
  );
};

interface ActionsProps {
  readonly id: string;
  readonly isFavorite: boolean;
  /** Null for a dashboard that one may only look at. */
  readonly onEdit: (() => void) | null;
}

const Actions = ({ id, isFavorite, onEdit }: ActionsProps) => {
  const { t } = useWords();
  const { client, navigate, toasts } = useShell();
  const all = useQuery(dashboardsOf(client));
  const tell = useTellChange();
  const favour = useAction<void, CallResult<typeof setFavoriteDashboard>>({
    run: () => client.call(setFavoriteDashboard, { params: { dashboardId: id }, body: { isFavorite: !isFavorite } }),
    invalidates: [],
    onDone: (_input, { dashboard }) => void tell(dashboard),
  });
  const project = () => {
    if (!projectDashboard(id)) toasts.show({ tone: "warning", text: t("launcher.blocked") });
  };
  return (
    <div className={styles.actions}>
      <Select
        label={t("dashboards.choose")}
        isLabelHidden
        placeholder={t("dashboards.choose")}
        value={id}
        options={(all.data?.dashboards ?? []).map(({ dashboardId, name }) => ({ id: dashboardId, label: name }))}
        onChange={(next) => navigate(`/mydashboard/dashboard/${next}`)}
        className={styles.choice}
      />
      <IconButton
        icon={<Star fill={isFavorite ? "currentColor" : "none"} />}
        label={t("dashboards.favorite")}
        isSelected={isFavorite}
        onPress={() => favour.mutate()}
      />
      <IconButton icon={<MonitorPlay />} label={t("launcher.project")} onPress={project} />
      {onEdit !== null && (
        <Button icon={<Pencil />} onPress={onEdit}>
          {t("dashboards.edit")}
        </Button>
      )}
    </div>
  );
};
