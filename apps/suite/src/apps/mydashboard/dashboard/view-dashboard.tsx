import type { Dashboard } from "@evolve/contracts/dashboards";
import { useWords } from "@evolve/i18n/react";
import { failureCode } from "@evolve/session";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { EmptyState } from "@evolve/widgets/empty-state";
import { Skeleton } from "@evolve/widgets/skeleton";
import { TileGrid } from "@evolve/widgets/tile-grid";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import { type Figures, useFigures } from "../queries.ts";
import { TileCard } from "../tiles/tile-card.tsx";
import { tileTexts } from "../tiles/tile-texts.ts";
import styles from "./dashboard.module.css";

interface ViewDashboardProps {
  readonly dashboard: Dashboard;
  /** Null for a dashboard that one may only look at. */
  readonly onAdd?: (() => void) | null;
  /** Shown on a wall: it fills the window, and goes on while nobody is at it. */
  readonly isProjected?: boolean;
}

/** A dashboard's tiles with their figures, which refresh by themselves. */
export const ViewDashboard = ({
  dashboard: { name, tiles },
  onAdd = null,
  isProjected = false,
}: ViewDashboardProps) => {
  const { t } = useWords();
  const figures = useFigures(
    tiles.map(({ kind }) => kind),
    { isInBackground: isProjected },
  );
  if (tiles.length === 0)
    return (
      <EmptyState
        icon={<LayoutDashboard />}
        title={t("dashboards.noTilesTitle")}
        text={onAdd === null ? undefined : t("dashboards.noTilesText")}
        action={onAdd !== null && <Button onPress={onAdd}>{t("dashboards.addTiles")}</Button>}
      />
    );
  return (
    <>
      <Freshness figures={figures} />
      <TileGrid
        label={name}
        isFilling={isProjected}
        tiles={tiles.map(({ id, kind, width, height }) => ({
          id,
          name: t(tileTexts[kind].title),
          width,
          height,
          content: <TileCard kind={kind} height={height} figures={figures.of(kind)} />,
        }))}
      />
    </>
  );
};

/** As of when the figures are, and that they are not of now. */
const Freshness = ({ figures: { at, error, refetch } }: { readonly figures: Figures }) => {
  const words = useWords();
  if (error !== null)
    return (
      <Banner
        tone="warning"
        className={styles.stale}
        action={<Button onPress={() => void refetch()}>{words.t("common.retry")}</Button>}
      >
        {at === null ? words.error(failureCode(error)) : words.t("dashboards.stale", { time: words.date(at, "time") })}
      </Banner>
    );
  return (
    <p className={styles.fresh}>
      {at === null ? "\u00A0" : words.t("dashboards.asOf", { time: words.date(at, "time") })}
    </p>
  );
};

/** The tiles to come. */
export const DashboardSkeleton = () => (
  <TileGrid
    label=""
    tiles={["one", "two", "three", "four"].map((id) => ({
      id,
      name: "",
      width: 2,
      height: 1,
      content: <Skeleton shape="block" />,
    }))}
  />
);
