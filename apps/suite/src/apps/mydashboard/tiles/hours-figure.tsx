import type { TileKindName } from "@evolve/contracts/dashboard-tiles";
import type { TileFigures } from "@evolve/contracts/dashboards";
import { useWords } from "@evolve/i18n/react";
import { Chart } from "@evolve/widgets/chart";
import { useEffect, useMemo, useRef, useState } from "react";
import { tileTexts } from "./tile-texts.ts";
import styles from "./tiles.module.css";

interface HoursFigureProps {
  readonly kind: TileKindName;
  readonly figures: TileFigures;
}

/** What the chart has above its plot, in pixels. */
const headHeight = 48;
const leastHeight = 64;

/** The last hours as bars, as high as the tile has room for. */
export const HoursFigure = ({ kind, figures: { hours } }: HoursFigureProps) => {
  const { t } = useWords();
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.height ?? 0));
    if (place.current !== null) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const label = t(tileTexts[kind].title);
  const data = useMemo(
    () => ({
      instants: hours.map(({ at }) => Date.parse(at)),
      series: [{ id: kind, label, values: hours.map(({ count }) => count), tone: "brand", kind: "bars" } as const],
    }),
    [hours, kind, label],
  );
  return (
    <div ref={place} className={styles.chart}>
      {room > 0 && (
        <Chart
          {...data}
          label={label}
          timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
          height={Math.max(leastHeight, Math.floor(room) - headHeight)}
        />
      )}
    </div>
  );
};
