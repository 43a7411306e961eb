import { type TileKindName, tileKinds } from "@evolve/contracts/dashboard-tiles";
import type { TileFigures } from "@evolve/contracts/dashboards";
import { useWords } from "@evolve/i18n/react";
import { Skeleton } from "@evolve/widgets/skeleton";
import { lazyPart } from "@evolve/widgets/lazy-part";
import Lock from "lucide-react/icons/lock";
import { Suspense, useId } from "react";
import { BalanceFigure } from "./balance-figure.tsx";
import { InboxFigure } from "./inbox-figure.tsx";
import { NumberFigure } from "./number-figure.tsx";
import { PartsFigure } from "./parts-figure.tsx";
import { ShareFigure } from "./share-figure.tsx";
import { tileTexts } from "./tile-texts.ts";
import styles from "./tiles.module.css";

const HoursFigure = lazyPart(async () => (await import("./hours-figure.tsx")).HoursFigure);
const CurvesFigure = lazyPart(async () => (await import("./curves-figure.tsx")).CurvesFigure);

interface TileCardProps {
  readonly kind: TileKindName;
  /** In rows. */
  readonly height: number;
  /** Undefined while on the way, null where the viewer lacks the permission. */
  readonly figures: TileFigures | null | undefined;
}

/** A tile: what it is about, and its figures, or why there are none. */
export const TileCard = ({ kind, height, figures }: TileCardProps) => {
  const { t } = useWords();
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id} aria-busy={figures === undefined}>
      <h2 id={id} className={styles.title}>
        {t(tileTexts[kind].title)}
      </h2>
      {figures === undefined && <Skeleton shape="block" />}
      {figures === null && (
        <p className={styles.locked}>
          <Lock aria-hidden="true" />
          {t("dashboards.notPermitted")}
        </p>
      )}
      {figures && <Figure kind={kind} height={height} figures={figures} />}
    </section>
  );
};

/** Whether there is anything to draw. */
const isKnown = ({ total, curves }: TileFigures): boolean => total !== null || (curves?.instants.length ?? 0) > 0;

const Figure = ({ kind, height, figures }: TileCardProps & { readonly figures: TileFigures }) => {
  const { t } = useWords();
  const { empty } = tileTexts[kind];
  if (empty !== undefined && !isKnown(figures)) return <p className={styles.nothing}>{t(empty)}</p>;
  switch (tileKinds[kind].visual) {
    case "number":
      return <NumberFigure kind={kind} figures={figures} />;
    case "parts":
      return <PartsFigure kind={kind} height={height} figures={figures} />;
    case "hours":
      return (
        <Suspense fallback={<Skeleton shape="block" />}>
          <HoursFigure kind={kind} figures={figures} />
        </Suspense>
      );
    case "curves":
      return (
        <Suspense fallback={<Skeleton shape="block" />}>
          {figures.curves && <CurvesFigure kind={kind} figures={{ ...figures, curves: figures.curves }} />}
        </Suspense>
      );
    case "balance":
      return <BalanceFigure height={height} figures={figures} />;
    case "share":
      return <ShareFigure kind={kind} height={height} figures={figures} />;
    case "inbox":
      return <InboxFigure kind={kind} figures={figures} />;
  }
};
