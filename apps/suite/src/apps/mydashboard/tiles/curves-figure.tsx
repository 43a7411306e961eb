import type { TileKindName } from "@evolve/contracts/dashboard-tiles";
import type { TileCurves, TileFigures } from "@evolve/contracts/dashboards";
import type { Words } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { useMemo } from "react";
import { FittedChart } from "./fitted-chart.tsx";
import { tileTexts } from "./tile-texts.ts";
import styles from "./tiles.module.css";

interface CurvesFigureProps {
  readonly kind: TileKindName;
  readonly figures: TileFigures & { readonly curves: TileCurves };
}

/** What came or is scheduled today, beside what was forecast or is required: until now in words, over the day as curves. */
export const CurvesFigure = ({ kind, figures }: CurvesFigureProps) => {
  const words = useWords();
  const { t, timeZone } = words;
  const { curves } = figures;
  const { title, curves: names } = tileTexts[kind];
  const isContacts = kind === "contactsToday";
  const [actual, expected] = [names ? t(names.actual) : "", names ? t(names.expected) : ""];
  const now = t("dashboards.now");
  const chart = useMemo(
    () => ({
      instants: curves.instants,
      series: [
        { id: "actual", label: actual, values: curves.actual, tone: "brand", kind: isContacts ? "bars" : "line" },
        { id: "expected", label: expected, values: curves.expected, tone: "accent", isDashed: true },
      ] as const,
      marks: isWithin(curves) ? [{ at: curves.now, label: now }] : [],
    }),
    [curves, actual, expected, now, isContacts],
  );
  return (
    <>
      <p className={styles.headline}>
        {figures.total !== null && <strong>{words.number(figures.total)}</strong>}
        <span className={styles.note}>{isContacts ? contactsNote(words, figures) : peopleNote(words, figures)}</span>
      </p>
      <FittedChart {...chart} label={t(title)} timeZone={curves.zone ?? timeZone} />
    </>
  );
};

/** Whether it is the time of day that the curves show. */
const isWithin = ({ now, instants }: TileCurves): boolean =>
  now >= (instants[0] ?? now) && now <= (instants.at(-1) ?? now);

const contactsNote = (words: Words, { total, reference }: TileFigures): string => {
  const { t } = words;
  if (total === null) return t("dashboards.nothingReceived");
  return reference ? t("dashboards.receivedOf", { forecast: words.number(reference) }) : t("dashboards.receivedToday");
};

const peopleNote = (words: Words, { total, reference }: TileFigures): string => {
  const { t } = words;
  if (total === null) return t("dashboards.noSchedule");
  return typeof reference === "number"
    ? t("dashboards.peopleOf", { required: words.number(reference) })
    : t("dashboards.peopleNow");
};
