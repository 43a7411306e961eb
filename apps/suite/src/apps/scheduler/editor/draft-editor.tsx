import type { Schedule } from "@evolve/contracts/schedules";
import { useShell, useSidebarClaim } from "@evolve/shell";
import { EmptyState } from "@evolve/widgets/empty-state";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Timeline, type TimelineChange } from "@evolve/widgets/timeline";
import { daysLater } from "@evolve/workforce";
import Users from "lucide-react/icons/users";
import { Suspense, useEffect, useMemo, useState } from "react";
import { useNow } from "../../../parts/use-now.ts";
import { durationOf } from "../../my-space/schedule/schedule-words.ts";
import { barMaker, respanned, timeOffBars } from "./bars.ts";
import { CoverageSummary } from "./coverage-summary.tsx";
import type { EditedShift } from "./draft-state.ts";
import { EditorBar } from "./editor-bar.tsx";
import { EditorTools } from "./editor-tools.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { rowsOf, type Sorting } from "./rows.tsx";
import { SaveIssues } from "./save-issues.tsx";
import { ShiftPanel } from "./shift-panel.tsx";
import { SplitDialog } from "./split-dialog.tsx";
import { useCover } from "./use-cover.tsx";
import { useCoverage } from "./use-coverage.ts";
import { useEditor } from "./use-editor.ts";
import { type Unit, useEditorDays } from "./use-editor-days.ts";
import { useEditorKeys } from "./use-editor-keys.ts";
import { useShiftTools } from "./use-shift-tools.tsx";
import { usePresence } from "./use-presence.ts";
import { useViolations } from "./use-violations.ts";
import { violationsOf } from "./violations.ts";
import styles from "./editor.module.css";

const AgentHistory = lazyPart(async () => (await import("./agent-history.tsx")).AgentHistory);
const ViolationsPanel = lazyPart(async () => (await import("./violations-panel.tsx")).ViolationsPanel);
const VersionsDialog = lazyPart(async () => (await import("./versions-dialog.tsx")).VersionsDialog);

interface DraftEditorProps {
  readonly schedule: Schedule;
  readonly unit: Unit;
  readonly onDirty: (isDirty: boolean) => void;
}

/** A day or a week of a schedule on the timeline. A draft is edited, saved and published; what is published is looked at. */
export const DraftEditor = ({ schedule, unit, onDirty }: DraftEditorProps) => {
  const { holds, words } = useShell();
  const { t } = words;
  const mayEdit = schedule.state === "draft" && holds("wfm:schedule:edit");
  const days = useEditorDays(schedule, unit);
  const { span, week, isWeek } = days;
  const now = useNow();
  const [step, setStep] = useState(15);
  const [sorting, setSorting] = useState<Sorting>("team");
  const [openId, setOpenId] = useState<string | null>(null);
  const [isPublishing, setPublishing] = useState(false);
  const [isVersionsOpen, setVersionsOpen] = useState(false);
  const [isViolationsOpen, setViolationsOpen] = useState(false);
  const [historyOf, setHistoryOf] = useState<string | null>(null);
  const [dragged, setDragged] = useState<EditedShift | null>(null);
  const editor = useEditor(schedule, week);
  const { roster, rules, state } = editor;
  const isDirty = editor.pending > 0;
  const open = openId === null ? undefined : state.shifts.get(openId);
  const last = isDirty ? state.done.at(-1)?.at(-1) : undefined;
  const focus = open ?? dragged ?? last?.after ?? last?.before;
  const people = usePresence(schedule.id, { agentId: focus?.agentId ?? null, shiftId: focus?.id ?? null });
  const editing = useMemo(
    () => new Map(people.flatMap((person) => (person.agentId === null ? [] : [[person.agentId, person] as const]))),
    [people],
  );
  useSidebarClaim("blocked", isDirty);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  useEditorKeys(editor, mayEdit);

  const barOf = useMemo(
    () =>
      barMaker(new Map((roster?.codes ?? []).map((code) => [code.id, code])), {
        shift: t("scheduleEditor.shift"),
        unknown: t("scheduleEditor.unknownActivity"),
      }),
    [roster, t],
  );
  const bars = useMemo(
    () => [...state.shifts.values()].map(barOf).filter(({ start, end }) => end > span.from && start < span.to),
    [state.shifts, barOf, span],
  );
  const timeOff = useMemo(
    () =>
      roster
        ? timeOffBars({
            agents: roster.roster.agents,
            shifts: state.shifts.values(),
            span,
            label: t("scheduleEditor.timeOff"),
          })
        : [],
    [roster, state.shifts, span, t],
  );
  const hours = useMemo(() => {
    const minutes = new Map<string, number>();
    for (const shift of state.shifts.values())
      if (shift.start >= span.from && shift.start < span.end)
        minutes.set(shift.agentId, (minutes.get(shift.agentId) ?? 0) + shift.minutes);
    return new Map([...minutes].map(([agentId, length]) => [agentId, durationOf(words, length)] as const));
  }, [state.shifts, span, words]);
  const coverage = useCoverage({
    scheduleId: schedule.id,
    firstDay: days.first,
    days: days.count,
    roster,
    rules,
    shifts: state.shifts,
    dragged,
  });
  const { violations, broken } = useViolations({ schedule, week, rules, shifts: state.shifts });
  const rows = useMemo(
    () =>
      roster
        ? rowsOf(
            roster,
            bars,
            sorting,
            { broken, editing, hours },
            {
              broken: t("scheduleEditor.ruleBroken"),
              noTeam: t("scheduleEditor.noTeam"),
              noSkill: t("scheduleEditor.noSkill"),
            },
          )
        : [],
    [roster, bars, sorting, broken, editing, hours, t],
  );

  const changed = ({ barId, rowId, start, end }: TimelineChange): EditedShift | null => {
    const shift = state.shifts.get(barId);
    return shift ? { ...respanned(shift, start, end), agentId: rowId } : null;
  };
  const onBarChange = (change: TimelineChange): void => {
    const moved = changed(change);
    if (!moved) return;
    if (moved.agentId === state.shifts.get(moved.id)?.agentId) return editor.change([[moved.id, moved]]);
    // To somebody else goes a shift of its own.
    const id = crypto.randomUUID();
    editor.change([
      [moved.id, null],
      [id, { ...moved, id, reason: null }],
    ]);
  };
  const cover = useCover({ editor, rules, coverage, zone: unit.zone, mayEdit });
  const tools = useShiftTools({
    editor,
    rules,
    days,
    onCover: cover.openShift,
    onAdded: setOpenId,
    onHistory: setHistoryOf,
    mayEdit,
  });
  const isAgent = new Set(roster?.agents.map(({ id }) => id));
  const short = coverage.intervals.filter(({ net }) => net !== null && net < 0);
  return (
    <div className={styles.editor}>
      <EditorBar
        schedule={schedule}
        days={days}
        editor={editor}
        people={people}
        violations={violations}
        mayEdit={mayEdit}
        onViolations={() => setViolationsOpen(true)}
        onPublish={() => setPublishing(true)}
        onVersions={() => setVersionsOpen(true)}
      />
      <Timeline
        // A day begins where its shifts do, wherever the week stood.
        key={isWeek ? "week" : "day"}
        className={styles.timeline}
        label={t("scheduleEditor.timeline")}
        rows={rows}
        bars={[...bars, ...timeOff]}
        from={span.from}
        to={span.to}
        zone={unit.zone}
        zoom={days.zoom}
        onZoomChange={days.setZoom}
        snapMinutes={step}
        now={now}
        toolbar={
          <EditorTools
            {...{ schedule, editor, coverage, days, sorting, step, tools, cover, mayEdit }}
            onSort={setSorting}
            onStep={setStep}
          />
        }
        series={coverage.series}
        seriesGap={{ required: "required", actual: "scheduled" }}
        seriesSummary={<CoverageSummary coverage={coverage} zone={unit.zone} isWeek={isWeek} week={week} />}
        seriesDescription={t("scheduleEditor.coverage", {
          group: coverage.group?.name ?? "",
          short: short.length,
          people: words.number(-(coverage.shortest?.net ?? 0)),
        })}
        onSeriesHover={coverage.hover}
        onBarChange={mayEdit ? onBarChange : undefined}
        onBarDrag={(change) => setDragged(change && changed(change))}
        canChangeRow={(_, rowId) => isAgent.has(rowId)}
        onBarOpen={(bar) => {
          if (!tools.swapsWith(bar) && state.shifts.has(bar.id)) setOpenId(bar.id);
        }}
        onBarPaint={mayEdit ? tools.onPaint : undefined}
        menuItems={tools.menuItems}
        onKey={mayEdit ? tools.onKey : undefined}
        isLoading={!editor.isLoaded && editor.error === null}
        error={editor.error === null ? undefined : t("scheduleEditor.loadFailed")}
        onRetry={editor.retry}
        empty={
          <EmptyState icon={<Users />} title={t("scheduleEditor.nobodyTitle")} text={t("scheduleEditor.nobodyText")} />
        }
      />
      {open && roster && rules && (
        <ShiftPanel
          key={open.id}
          shift={open}
          roster={roster}
          zone={unit.zone}
          violations={violationsOf(rules, open.agentId, state.shifts.values())}
          isReadOnly={!mayEdit}
          onChange={(shift) => editor.change([[open.id, shift]])}
          onAdd={() => tools.add({ rowId: open.agentId, at: null })}
          onClose={() => setOpenId(null)}
        />
      )}
      {cover.dialog}
      {tools.splitting && (
        <SplitDialog
          shift={tools.splitting.shift}
          stepMinutes={step}
          zone={unit.zone}
          onSplit={tools.splitting.split}
          onClose={tools.splitting.close}
        />
      )}
      <SaveIssues editor={editor} zone={unit.zone} />
      {isPublishing && (
        <PublishDialog
          schedule={schedule}
          agents={roster?.agents ?? []}
          zone={unit.zone}
          firstDay={week}
          onClose={() => setPublishing(false)}
        />
      )}
      <Suspense fallback={null}>
        {isViolationsOpen && (
          <ViolationsPanel
            {...{ schedule, violations, week, editor }}
            zone={unit.zone}
            onOpen={(date, shiftId) => {
              if (!isWeek || date < week || date > daysLater(week, 6)) days.open(date);
              setOpenId(shiftId);
              if (shiftId === null) setViolationsOpen(false);
            }}
            onClose={() => setViolationsOpen(false)}
          />
        )}
        {isVersionsOpen && <VersionsDialog unit={unit} onClose={() => setVersionsOpen(false)} />}
        {historyOf !== null && (
          <AgentHistory
            agentId={historyOf}
            name={roster?.agents.find(({ id }) => id === historyOf)?.name ?? ""}
            zone={unit.zone}
            onClose={() => setHistoryOf(null)}
          />
        )}
      </Suspense>
    </div>
  );
};
