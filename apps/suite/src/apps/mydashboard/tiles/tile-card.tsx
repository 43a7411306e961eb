import { type TileKindName, tileKinds } from "@evolve/contracts/dashboard-tiles";
import type { TileFigures } from "@evolve/contracts/dashboards";
import { useWords } from "@evolve/i18n/react";
import { Skeleton } from "@evolve/widgets/skeleton";
import { lazyPart } from "@evolve/widgets/lazy-part";
import Lock from "lucide-react/icons/lock";
import { Suspense, useId } from "react";
import { NumberFigure } from "./number-figure.tsx";
import { PartsFigure } from "./parts-figure.tsx";
import { tileTexts } from "./tile-texts.ts";
import styles from "./tiles.module.css";

const HoursFigure = lazyPart(async () => (await import("./hours-figure.tsx")).HoursFigure);

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

const Figure = ({ kind, height, figures }: TileCardProps & { readonly figures: TileFigures }) => {
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
  }
};
