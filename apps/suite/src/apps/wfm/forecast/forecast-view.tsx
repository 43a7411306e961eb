import type { Forecast, Override } from "@evolve/contracts/forecasts";
import { type Measure, measures } from "@evolve/contracts/planning";
import type { Words } from "@evolve/i18n";
import { ShellLink, useScreenKeys, useShell } from "@evolve/shell";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { cx } from "@evolve/widgets/cx";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Skeleton } from "@evolve/widgets/skeleton";
import { daysLater } from "@evolve/workforce";
import { Suspense, useCallback, useMemo, useState } from "react";
import { Card } from "../../../parts/card.tsx";
import { dayName } from "../day-names.ts";
import { Accuracy } from "./accuracy.tsx";
import styles from "./forecast.module.css";
import { type ForecastSeries, type Grain, grains, layersOf, nameOf, rowsOf, totalOf } from "./forecast-rows.ts";
import { LayersPanel } from "./layers-panel.tsx";
import { grainNames, PeriodBar } from "./period-bar.tsx";
import type { TableChanges } from "./forecast-table.tsx";
import { useForecastEdits } from "./use-forecast-edits.ts";

const AccuracyByLead = lazyPart(async () => (await import("./accuracy-by-lead.tsx")).AccuracyByLead);
const ForecastChart = lazyPart(async () => (await import("./forecast-chart.tsx")).ForecastChart);
const ForecastTools = lazyPart(async () => (await import("./forecast-tools.tsx")).ForecastTools);
const ForecastTable = lazyPart(async () => (await import("./forecast-table.tsx")).ForecastTable);
const ReasonDialog = lazyPart(async () => (await import("./reason-dialog.tsx")).ReasonDialog);

interface ForecastViewProps {
  readonly forecast: Forecast;
  readonly series: ForecastSeries;
  readonly planningGroupId: string;
}

const measureNames = { offered: "forecast.ofContacts", handleTime: "forecast.ofHandleTime" } as const;

/** A planning group's forecast: how good it is, its course, its rows to change, and the layers that it is made of. */
export const ForecastView = ({ forecast, series, planningGroupId }: ForecastViewProps) => {
  const { holds, words } = useShell();
  const { t } = words;
  const mayEdit = holds("wfm:forecast:edit");
  const edits = useForecastEdits({ forecast, series }, planningGroupId);
  const [grain, setGrain] = useState<Grain>("day");
  const [measure, setMeasure] = useState<Measure>("offered");
  const [day, setDay] = useState(() => firstDayShown(forecast));
  const [pending, setPending] = useState<readonly Override[]>([]);
  const layered = useMemo(() => layersOf(series), [series]);
  const rows = useMemo(() => rowsOf(layered, forecast, grain, day, words), [layered, forecast, grain, day, words]);
  const readAll = useCallback(
    () => (grain === "interval" ? rowsOf(layered, forecast, grain, null, words) : rows),
    [layered, forecast, grain, rows, words],
  );
  const week = Math.floor(day / 7);
  const shown = useMemo(() => (grain === "day" ? rows.slice(week * 7, week * 7 + 7) : rows), [rows, grain, week]);
  const total = useMemo(() => totalOf(layered, shown, t("forecast.total")), [layered, shown, t]);
  const step = grain === "interval" ? 1 : grain === "day" ? 7 : forecast.days;
  const start = grain === "day" ? week * 7 : day;
  const date = (at: number): string => dayName(words, daysLater(forecast.firstDay, at));
  const [from, to] =
    grain === "interval"
      ? [day, day]
      : grain === "day"
        ? [start, Math.min(start + 6, forecast.days - 1)]
        : [0, forecast.days - 1];

  const change = ({ overrides, cleared }: TableChanges): void => {
    const layers = series.layers.filter(
      (layer) =>
        layer.kind === "override" &&
        cleared.some((span) => span.measure === layer.measure && layer.from >= span.from && layer.to <= span.to),
    );
    if (layers[0]) edits.changeLayers(layers, "undo", nameOf(layers[0]));
    if (overrides.length > 0) setPending(overrides);
  };
  // Before the grid, which would undo the cell and not the override.
  const isFirst = true;
  useScreenKeys([
    ...grains.map((one, index) => ({
      id: `grain-${one}`,
      name: (w: Words) => `${w.t("forecast.grain")}: ${w.t(grainNames[one])}`,
      keys: String(index + 1),
      run: () => setGrain(one),
    })),
    ...(mayEdit
      ? [
          {
            id: "forecast.undo",
            name: (w: Words) => w.t("forecast.undoLast"),
            keys: "$mod+z",
            isFirst,
            run: () => !edits.isBusy && edits.undo(),
          },
          {
            id: "forecast.redo",
            name: (w: Words) => w.t("forecast.redoLast"),
            keys: "$mod+Shift+z",
            otherKeys: "$mod+y",
            isFirst,
            run: () => !edits.isBusy && edits.redo(),
          },
        ]
      : []),
  ]);
  return (
    <div className={styles.view}>
      <div className={styles.main}>
        <PeriodBar
          grain={grain}
          onGrain={setGrain}
          label={from === to ? date(from) : `${date(from)} – ${date(to)}`}
          onEarlier={start - step >= 0 ? () => setDay(start - step) : null}
          onLater={start + step < forecast.days ? () => setDay(start + step) : null}
        />
        {series.fault !== null && (
          <Banner tone="warning" action={<ShellLink to="/wfm/history">{t("forecast.toHistory")}</ShellLink>}>
            {t(series.fault === "noHistory" ? "forecast.noHistory" : "forecast.shortHistory")}
          </Banner>
        )}
        {series.report && (
          <Accuracy
            forecast={forecast}
            planningGroupId={planningGroupId}
            series={{ ...series, report: series.report }}
            grain={grain}
          />
        )}
        <Card
          title={t(measure === "offered" ? "forecast.chart" : "forecast.handleChart")}
          note={
            <span className={styles.tools}>
              <span role="group" aria-label={t("forecast.chartOf")} className={styles.grains}>
                {measures.map((one) => (
                  <Button key={one} size="small" aria-pressed={one === measure} onPress={() => setMeasure(one)}>
                    {t(measureNames[one])}
                  </Button>
                ))}
              </span>
              <Suspense>
                <ForecastTools
                  forecast={forecast}
                  layered={layered}
                  readAll={readAll}
                  shown={shown}
                  onOverride={mayEdit ? edits.addOverrides : null}
                />
              </Suspense>
            </span>
          }
        >
          <Suspense fallback={<Skeleton shape="block" />}>
            <ForecastChart
              layered={layered}
              forecast={forecast}
              grain={grain}
              measure={measure}
              rows={rows}
              shown={shown}
              onChange={mayEdit ? (override) => setPending([override]) : null}
            />
          </Suspense>
          {mayEdit && <p className={cx(styles.quiet, styles.dragHint)}>{t("forecast.dragHint")}</p>}
        </Card>
        <Suspense fallback={<Skeleton shape="block" />}>
          <ForecastTable
            grain={grain}
            rows={shown}
            total={total}
            readAll={readAll}
            onChange={mayEdit ? change : null}
          />
        </Suspense>
        <Suspense>
          <AccuracyByLead planningGroupId={planningGroupId} />
        </Suspense>
      </div>
      <LayersPanel layered={layered} edits={edits} mayEdit={mayEdit} />
      <Suspense>
        {pending.length > 0 && (
          <ReasonDialog
            layered={layered}
            rows={rows}
            overrides={pending}
            onApply={(reason) => edits.addOverrides(pending, reason)}
            onClose={() => setPending([])}
          />
        )}
      </Suspense>
    </div>
  );
};

/** The week of today, where the period has begun. */
const firstDayShown = ({ firstDay, days }: Forecast): number => {
  const since = Math.floor((new Date().getTime() - Date.parse(firstDay)) / 86_400_000);
  return Math.min(Math.max(0, since), days - 1);
};
