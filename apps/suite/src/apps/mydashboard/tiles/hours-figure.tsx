import type { TileKindName } from "@evolve/contracts/dashboard-tiles";
import type { TileFigures } from "@evolve/contracts/dashboards";
import { useWords } from "@evolve/i18n/react";
import { useMemo } from "react";
import { FittedChart } from "./fitted-chart.tsx";
import { tileTexts } from "./tile-texts.ts";

interface HoursFigureProps {
  readonly kind: TileKindName;
  readonly figures: TileFigures;
}

/** The last hours as bars. */
export const HoursFigure = ({ kind, figures: { hours } }: HoursFigureProps) => {
  const { t, timeZone } = useWords();
  const label = t(tileTexts[kind].title);
  const data = useMemo(
    () => ({
      instants: hours.map(({ at }) => Date.parse(at)),
      series: [{ id: kind, label, values: hours.map(({ count }) => count), tone: "brand", kind: "bars" } as const],
    }),
    [hours, kind, label],
  );
  return <FittedChart {...data} label={label} timeZone={timeZone} />;
};
