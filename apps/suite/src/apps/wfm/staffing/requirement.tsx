import type { StaffingWeek } from "@evolve/contracts/staffing";
import { ShellLink, useScreenKeys, useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { boxOf, type CellRange } from "@evolve/widgets/cell-range";
import type { HeatMapHandle } from "@evolve/widgets/heat-map";
import { IconButton } from "@evolve/widgets/icon-button";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Select } from "@evolve/widgets/select";
import { Skeleton } from "@evolve/widgets/skeleton";
import Copy from "lucide-react/icons/copy";
import Palette from "lucide-react/icons/palette";
import { type KeyboardEvent, Suspense, useMemo, useRef, useState } from "react";
import { Card } from "../../../parts/card.tsx";
import { balanceText } from "./balance.ts";
import { dayName } from "../day-names.ts";
import { ExplainPanel } from "./explain-panel.tsx";
import { PooledNote } from "./pooled-note.tsx";
import styles from "./staffing.module.css";
import { useCopy } from "./use-copy.ts";
import { useNetLimits } from "./use-net-limits.ts";
import {
  cellOf,
  copiedMap,
  formatOf,
  numbersOf,
  tonesOf,
  viewNames,
  viewsOf,
  type WeekMap,
  weekMap,
} from "./staffing-map.ts";

const NetLimitsPanel = lazyPart(async () => (await import("./net-limits-panel.tsx")).NetLimitsPanel);
const DayCurve = lazyPart(async () => (await import("./day-curve.tsx")).DayCurve);
const WeekHeatMap = lazyPart(async () => (await import("./week-heat-map.tsx")).WeekHeatMap);

interface RequirementProps {
  readonly week: StaffingWeek;
  /** The moment whose explanation is open at first; NaN for none. */
  readonly explained: number;
}

const wholeWeek = "week";

/** The map of the week or of one day, the curve of a day under it, and the explanation of a cell. */
export const Requirement = ({ week: whole, explained }: RequirementProps) => {
  const { holds, words } = useShell();
  const { t } = words;
  const [date, setDate] = useState(wholeWeek);
  /** The week, or one day of it: its numbers stay those of the week, at the same places. */
  const week = useMemo(() => {
    const days = whole.days.filter((one) => one.date === date);
    return days.length === 0 ? whole : { ...whole, days };
  }, [whole, date]);
  const shown = viewsOf(week);
  const [view, setView] = useState(shown[0] ?? "required");
  const [place, setPlace] = useState(() => placeOf(week, explained));
  const [isExplained, setExplained] = useState(place !== null);
  const [chosen, setChosen] = useState<{ map: WeekMap; range: CellRange | null } | null>(null);
  const heat = useRef<HeatMapHandle>(null);
  const parts = useRef<HTMLDivElement>(null);
  const map = useMemo(() => weekMap(words, week), [words, week]);
  // Of another week's map nothing is chosen.
  const range = chosen?.map === map ? chosen.range : null;
  const { serviceLevel: goal } = week.planningGroup.goal;
  const numbers = useMemo(() => numbersOf(week, view), [week, view]);
  const format = useMemo(() => formatOf(words, view, goal), [words, view, goal]);
  const { limits, isKnown: hasLimits, save: saveLimits } = useNetLimits();
  const [isSettingLimits, setSettingLimits] = useState(false);
  const tones = useMemo(() => tonesOf(words, view, { goal, limits }), [words, view, goal, limits]);
  const cell = place === null ? null : cellOf(map, place);
  const firstOpen = map.rows.findIndex((_, row) => map.columns.some((__, column) => !map.isClosed({ column, row })));
  const day = cell?.row ?? Math.max(0, firstOpen);
  const close = (): void => {
    setExplained(false);
    heat.current?.focus();
  };
  const write = useCopy();
  const copy = (cells: CellRange | null): Promise<void> => {
    const box = cells ? boxOf(cells) : undefined;
    const count = box && (box.right - box.left + 1) * (box.bottom - box.top + 1);
    return write(copiedMap(words, map, numbers, box), map.columns.length, count);
  };
  useScreenKeys([
    {
      id: "requirement.view",
      name: (w) => w.t("requirement.nextView"),
      keys: "v",
      run: () => setView(shown[(shown.indexOf(view) + 1) % shown.length] ?? view),
    },
    {
      id: "requirement.copy",
      name: (w) => w.t("requirement.copy"),
      keys: "$mod+c",
      // What is selected as text is the browser's to copy.
      canRun: () => getSelection()?.isCollapsed !== false && parts.current?.contains(document.activeElement) === true,
      run: () => void copy(range),
    },
  ]);
  const onKeyDown = (event: KeyboardEvent): void => {
    // Keys in a list of choices, which is elsewhere in the page, are that list's.
    if (event.target instanceof Node && !event.currentTarget.contains(event.target)) return;
    if (event.key === "Escape" && isExplained) close();
  };
  const at = place === null ? null : startOf(week, place);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape, in the map and in its panel, closes the panel
    <div ref={parts} className={isExplained ? styles.withPanel : styles.alone} onKeyDown={onKeyDown}>
      <Card
        title={t(viewNames[view])}
        note={
          <span className={styles.views} role="group" aria-label={t("requirement.view")}>
            {shown.map((one) => (
              <Button key={one} size="small" aria-pressed={one === view} onPress={() => setView(one)}>
                {t(viewNames[one])}
              </Button>
            ))}
            {view === "net" && (
              <IconButton
                size="small"
                label={t("requirement.limits")}
                icon={<Palette />}
                isDisabled={!hasLimits}
                onPress={() => setSettingLimits(true)}
              />
            )}
            <IconButton size="small" label={t("requirement.copy")} icon={<Copy />} onPress={() => void copy(null)} />
          </span>
        }
      >
        <div className={styles.balance}>
          {week.schedule === null ? (
            <p className={styles.quiet}>
              {t("requirement.noSchedule")}{" "}
              {holds("wfm:schedule:edit") && <ShellLink to="/wfm/generate">{t("requirement.generate")}</ShellLink>}
            </p>
          ) : (
            <p className={styles.quiet}>
              {[t("requirement.against", { name: week.schedule.label }), ...balanceText(words, week)].join(" · ")}
            </p>
          )}
          <Select
            className={styles.days}
            label={t("requirement.shownDays")}
            isLabelHidden
            placeholder={t("requirement.shownDays")}
            options={[
              { id: wholeWeek, label: t("requirement.week") },
              ...whole.days.map((one) => ({ id: one.date, label: dayName(words, one.date) })),
            ]}
            value={week === whole ? wholeWeek : date}
            onChange={(id) => {
              setDate(id);
              setPlace(null);
              setExplained(false);
            }}
          />
        </div>
        <Suspense fallback={<Skeleton shape="block" />}>
          <WeekHeatMap
            ref={heat}
            label={t("requirement.mapOf", { view: t(viewNames[view]) })}
            map={map}
            values={numbers}
            format={format}
            tones={tones}
            selected={cell}
            range={range}
            onRange={(next) => setChosen({ map, range: next })}
            onPlace={(chosen) => {
              setPlace(chosen);
              setExplained(true);
            }}
          />
        </Suspense>
        <h3 className={styles.subTitle}>{dayName(words, week.days[day]?.date ?? "")}</h3>
        <Suspense fallback={<Skeleton shape="block" />}>
          <DayCurve week={week} map={map} day={day} column={cell?.column ?? null} />
        </Suspense>
        <PooledNote week={whole} day={week.days[day]?.date ?? ""} />
      </Card>
      <Suspense>
        {isSettingLimits && (
          <NetLimitsPanel limits={limits} onSave={saveLimits} onClose={() => setSettingLimits(false)} />
        )}
      </Suspense>
      {isExplained && at !== null && <ExplainPanel key={at} week={whole} place={place ?? 0} at={at} onClose={close} />}
    </div>
  );
};

/** The interval of the week that begins at an instant; null where none does. */
const placeOf = ({ days, intervalMinutes, required }: StaffingWeek, at: number): number | null => {
  const day = days.findLast(({ startsAt }) => startsAt <= at);
  const place = day ? day.first + (at - day.startsAt) / (intervalMinutes * 60_000) : -1;
  return place in required ? place : null;
};

/** The instant at which an interval begins. */
const startOf = ({ days, intervalMinutes }: StaffingWeek, place: number): number => {
  const day = days.findLast(({ first }) => first <= place) ?? days[0];
  return day ? day.startsAt + (place - day.first) * intervalMinutes * 60_000 : 0;
};
