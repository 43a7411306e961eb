import type { CalendarEventRow } from "@evolve/contracts/calendar-events";
import { decisions, type Finding, type HistoryPeriod, type HistorySeries, type Layer } from "@evolve/contracts/history";
import { type Measure, measures } from "@evolve/contracts/planning";
import type { Words } from "@evolve/i18n";
import { useScreenKeys, useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { IconButton } from "@evolve/widgets/icon-button";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Skeleton } from "@evolve/widgets/skeleton";
import { StatusPill } from "@evolve/widgets/status-pill";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Suspense, useMemo, useState } from "react";
import { Card } from "../../../parts/card.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import { dayLabel } from "../day-names.ts";
import styles from "./history.module.css";
import { useHandleTimes } from "./use-handle-times.ts";
import { useHistoryDecisions } from "./use-history-decisions.ts";
import { completenessOf } from "./year-map.ts";

const Findings = lazyPart(async () => (await import("./findings.tsx")).Findings);
const HistoryExport = lazyPart(async () => (await import("./history-export.tsx")).HistoryExport);
const YearMap = lazyPart(async () => (await import("./history-charts.tsx")).YearMap);
const DayCurve = lazyPart(async () => (await import("./history-charts.tsx")).DayCurve);

interface HistoryViewProps {
  readonly group: { readonly id: string; readonly name: string };
  readonly period: HistoryPeriod;
  readonly contacts: HistorySeries;
  readonly events: readonly CalendarEventRow[];
}

const measureNames = { offered: "planning.measureContacts", handleTime: "planning.measureHandle" } as const;
const decisionKeys = { keep: "k", repair: "r", exclude: "e" } as const;
const decisionNames = { keep: "planning.keep", repair: "planning.repair", exclude: "planning.exclude" } as const;

const byTime = (one: Layer, other: Layer): number => Date.parse(one.decidedAt) - Date.parse(other.decidedAt);

/** The year map, what looks wrong in it, and the curve of one day. */
export const HistoryView = ({ group, period, contacts, events }: HistoryViewProps) => {
  const { words } = useShell();
  const { t } = words;
  const deciding = useHistoryDecisions(group.id);
  const { handleTimes, isGone, error, retry } = useHandleTimes(contacts, group.id, period);
  const { days } = contacts;
  const findings = [...contacts.findings, ...(handleTimes?.findings ?? [])].sort((one, other) => one.from - other.from);
  const layers = [...contacts.layers, ...(handleTimes?.layers ?? [])].sort(byTime);
  // Contacts come first: without them the handle times say little. What the screen opened on stays in sight when it is decided.
  const [opened] = useState(contacts.findings[0]);
  const first = opened ?? findings[0] ?? layers[0];
  const [chosenMeasure, setMeasure] = useState<Measure | null>(null);
  const measure = chosenMeasure ?? first?.measure ?? "offered";
  const history = measure === "offered" ? contacts : handleTimes;
  const [chosenDate, setDate] = useState<string | null>(null);
  const date = chosenDate ?? first?.fromDate ?? days.at(-1)?.date ?? "";
  // A day may have several findings.
  const [chosenId, setChosenId] = useState<string | null>(null);
  const place = Math.max(
    0,
    days.findIndex((one) => one.date === date),
  );
  const shown = days[place];
  const ofDay = findings.filter(
    (one) => one.measure === measure && shown && one.from < shown.first + shown.intervals && one.to > shown.first,
  );
  const finding = ofDay.find(({ id }) => id === chosenId) ?? ofDay[0] ?? null;
  const { missing, share } = useMemo(() => completenessOf(contacts), [contacts]);
  const step = (by: 1 | -1): void => {
    const next = days[place + by];
    if (next) setDate(next.date);
  };
  const show = (one: Finding | Layer): void => {
    setChosenId(one.id);
    setMeasure(one.measure);
    setDate(one.fromDate);
  };
  const showFinding = (by: 1 | -1): void => {
    const at = finding ? findings.indexOf(finding) + by : by > 0 ? 0 : findings.length - 1;
    const next = findings[(at + findings.length) % findings.length];
    if (next) show(next);
  };
  const later = isGone ? (
    <p className={styles.quiet}>{t("planning.historyEmptyTitle")}</p>
  ) : (
    <QueryState error={error} onRetry={retry} />
  );
  const { mayDecide, isBusy, decide, mayUndoLast, undoLast } = deciding;
  const last = layers.at(-1);
  useScreenKeys([
    { id: "finding.next", name: (w) => w.t("planning.nextFinding"), keys: "n", run: () => showFinding(1) },
    { id: "finding.previous", name: (w) => w.t("planning.previousFinding"), keys: "p", run: () => showFinding(-1) },
    ...(mayDecide
      ? [
          ...decisions.map((decision) => ({
            id: `finding.${decision}`,
            name: (w: Words) => w.t(decisionNames[decision]),
            keys: decisionKeys[decision],
            canRun: () => !isBusy && finding !== null,
            run: () => finding && decide(finding, decision),
          })),
          {
            id: "finding.undo",
            name: (w: Words) => w.t("planning.undo"),
            keys: "$mod+z",
            canRun: () => mayUndoLast,
            run: () => undoLast(last),
          },
        ]
      : []),
  ]);
  return (
    <div className={styles.view}>
      <div className={styles.tools}>
        <span className={styles.measures} role="group" aria-label={t("planning.measure")}>
          {measures.map((one) => (
            <Button key={one} aria-pressed={one === measure} onPress={() => setMeasure(one)}>
              {t(measureNames[one])}
            </Button>
          ))}
        </span>
        <Suspense>
          <HistoryExport group={group} period={period} />
        </Suspense>
        <StatusPill tone={missing === 0 ? "success" : "warning"}>
          {missing === 0
            ? t("planning.complete")
            : t("planning.completeShare", {
                share: words.number(Math.floor(share * 1_000) / 1_000, { style: "percent", minimumFractionDigits: 1 }),
                count: missing,
              })}
        </StatusPill>
      </div>
      <div className={styles.parts}>
        <div className={styles.charts}>
          <Card
            title={t(measure === "offered" ? "planning.yearMap" : "planning.yearMapHandle")}
            note={t("planning.dayCount", { days: days.length })}
          >
            {history ? (
              <Suspense fallback={<Skeleton shape="block" />}>
                <YearMap
                  history={history}
                  contacts={contacts}
                  day={place}
                  onDay={(column) => setDate(days[column]?.date ?? "")}
                />
              </Suspense>
            ) : (
              later
            )}
          </Card>
          {shown && (
            <Card
              title={dayLabel(words, shown.date)}
              note={
                <span className={styles.steps}>
                  {shown.closed}
                  <IconButton
                    size="small"
                    label={t("planning.earlierDay")}
                    icon={<ChevronLeft />}
                    isDisabled={place === 0}
                    onPress={() => step(-1)}
                  />
                  <IconButton
                    size="small"
                    label={t("planning.laterDay")}
                    icon={<ChevronRight />}
                    isDisabled={place === days.length - 1}
                    onPress={() => step(1)}
                  />
                </span>
              }
            >
              {history ? (
                <Suspense fallback={<Skeleton shape="block" />}>
                  <DayCurve history={history} contacts={contacts} day={shown} finding={finding} />
                </Suspense>
              ) : (
                error === null && !isGone && <Skeleton shape="block" />
              )}
            </Card>
          )}
        </div>
        <Suspense fallback={<Skeleton shape="block" />}>
          <Findings
            history={{ ...contacts, findings, layers }}
            events={events}
            deciding={deciding}
            current={finding?.id ?? null}
            onShow={show}
          />
        </Suspense>
      </div>
    </div>
  );
};
