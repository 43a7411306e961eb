import { useWords } from "@evolve/i18n/react";
import { failureCode } from "@evolve/session";
import { useRouteParam, useShell } from "@evolve/shell";
import { loadFavorites } from "@evolve/shell/dashboards";
import { Button } from "@evolve/widgets/button";
import { EmptyState } from "@evolve/widgets/empty-state";
import { IconButton } from "@evolve/widgets/icon-button";
import { Select } from "@evolve/widgets/select";
import { useQuery } from "@tanstack/react-query";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import CloudOff from "lucide-react/icons/cloud-off";
import Maximize from "lucide-react/icons/maximize";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { useEffect, useState } from "react";
import { DashboardSkeleton, ViewDashboard } from "../dashboard/view-dashboard.tsx";
import { dashboardOf } from "../queries.ts";
import styles from "./projection.module.css";
import { useRotation } from "./use-rotation.ts";
import { useWakeLock } from "./use-wake-lock.ts";

const intervals = [15, 30, 60, 300] as const;
const firstSeconds = 30;

/** A dashboard alone in its window, in turn with the other favourites. The screen stays on. */
export const ProjectionScreen = () => {
  const first = useRouteParam("dashboardId");
  return <Projection key={first} first={first} />;
};

const Projection = ({ first }: { readonly first: string }) => {
  const words = useWords();
  const { t } = words;
  const { client, productName } = useShell();
  const favorites = useQuery({
    queryKey: ["projected-favorites"],
    queryFn: ({ signal }) => loadFavorites(client, { signal }),
    refetchInterval: 60_000,
    refetchIntervalInBackground: true,
  });
  const [seconds, setSeconds] = useState<number>(firstSeconds);
  const [isPaused, setPaused] = useState(false);
  const ids = (favorites.data ?? []).map(({ dashboardId }) => dashboardId);
  const rotation = useRotation(first, ids, isPaused ? null : seconds);
  const one = useQuery(dashboardOf(client, rotation.id));
  useWakeLock();
  const name = one.data?.name ?? t("dashboards.title");
  useEffect(() => {
    document.title = `${name} · ${productName}`;
  }, [name, productName]);
  const fullScreen = () =>
    void (document.fullscreenElement === null
      ? document.documentElement.requestFullscreen()
      : document.exitFullscreen());
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h1>{name}</h1>
        {rotation.total > 1 && (
          <>
            <span className={styles.place}>
              {t("dashboards.place", { place: rotation.place + 1, total: rotation.total })}
            </span>
            <IconButton icon={<ChevronLeft />} label={t("dashboards.previous")} onPress={() => rotation.go(-1)} />
            <IconButton
              icon={isPaused ? <Play /> : <Pause />}
              label={t(isPaused ? "dashboards.play" : "dashboards.pause")}
              onPress={() => setPaused(!isPaused)}
            />
            <IconButton icon={<ChevronRight />} label={t("dashboards.next")} onPress={() => rotation.go(1)} />
            <Select
              label={t("dashboards.interval")}
              isLabelHidden
              placeholder={t("dashboards.interval")}
              value={String(seconds)}
              options={intervals.map((value) => ({
                id: String(value),
                label: t("dashboards.everySeconds", { count: value }),
              }))}
              onChange={(value) => setSeconds(Number(value))}
              className={styles.interval}
            />
          </>
        )}
        <IconButton icon={<Maximize />} label={t("dashboards.fullScreen")} onPress={fullScreen} />
      </div>
      {/* A tall dashboard scrolls, by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus (WCAG 2.1.1) */}
      <div className={styles.body} role="region" aria-label={name} tabIndex={0}>
        {one.data !== undefined && <ViewDashboard dashboard={one.data} isProjected />}
        {one.data === undefined && one.error === null && <DashboardSkeleton />}
        {one.data === undefined && one.error !== null && (
          <EmptyState
            tone="danger"
            icon={<CloudOff />}
            title={t("dashboards.loadFailed")}
            text={words.error(failureCode(one.error))}
            action={<Button onPress={() => void one.refetch()}>{t("common.retry")}</Button>}
          />
        )}
      </div>
    </div>
  );
};
