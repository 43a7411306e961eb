import { readScheduleRoster } from "@evolve/contracts/schedule-roster";
import { readShifts, type Schedule, type writeShifts } from "@evolve/contracts/schedules";
import type { CallResult } from "@evolve/contracts/call";
import { useShell } from "@evolve/shell";
import { useWatch } from "@evolve/shell/live";
import { daysLater, localDateOf } from "@evolve/workforce";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import {
  change,
  type DraftState,
  emptyDraft,
  type EditedShift,
  isOvertaken,
  pendingEdits,
  received,
  redo,
  restored,
  settled,
  undo,
} from "./draft-state.ts";
import { keepEdits, readKept } from "./kept-edits.ts";
import { withKeptReasons } from "./kept-reasons.ts";
import { useSaving } from "./use-saving.ts";
import { rulesOf } from "./violations.ts";

/** Days around the week shown whose shifts the rules look at. */
const around = 7;
/** How often shifts are read where nobody tells of changes, and where somebody does. */
const everyMs = { asking: 10_000, told: 120_000 };

export type RosterAnswer = CallResult<typeof readScheduleRoster>;
type Answer = CallResult<typeof writeShifts>;
type Rows = CallResult<typeof readShifts>;
export type Conflict = Answer["conflicts"][number];
export type Refusal = Answer["refused"][number];

/** A week of a schedule, what is done to it, and how that is saved. */
export const useEditor = (schedule: Schedule, firstDay: string) => {
  const { client, toasts, user, words } = useShell();
  const queryClient = useQueryClient();
  const window = { firstDay: daysLater(firstDay, -around), days: 7 + 2 * around };
  const params = { scheduleId: schedule.id };
  const isTold = useWatch(
    `schedule/${schedule.id}`,
    () => void queryClient.invalidateQueries({ queryKey: ["schedule-shifts", schedule.id] }),
  );
  const shifts = useQuery({
    queryKey: ["schedule-shifts", schedule.id, window.firstDay],
    queryFn: ({ signal }) => client.call(readShifts, { params, body: window }, { signal }),
    refetchInterval: isTold ? everyMs.told : everyMs.asking,
  });
  const roster = useQuery({
    queryKey: ["schedule-roster", schedule.id, window.firstDay],
    queryFn: ({ signal }) => client.call(readScheduleRoster, { params, body: window }, { signal }),
    staleTime: 60_000,
  });
  const rules = useMemo(() => roster.data && rulesOf(roster.data), [roster.data]);
  const [before] = useState(() => readKept(user.id));
  const [state, setState] = useState(emptyDraft);
  const [taken, setTaken] = useState<Rows | null>(null);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const isOwn = before.scheduleId === schedule.id;
  const rows = shifts.data ?? null;
  if (rows !== null && rows !== taken) {
    setTaken(rows);
    const now = received(state, rows);
    setState(taken === null && isOwn ? restored(now, before.edits) : now);
  }
  const isReady = taken !== null;
  const saving = useSaving({
    schedule,
    state,
    setState,
    wasDue: isOwn && before.isDue,
    isReady,
    onIssues: (issues) => {
      setConflicts(issues.conflicts);
      setRefused(issues.refused);
    },
  });
  useEffect(() => {
    if (isReady) keepEdits(user.id, schedule.id, state, saving.isDue);
  }, [user.id, schedule.id, state, saving.isDue, isReady]);
  const turn = (by: (from: DraftState) => DraftState, step: DraftState["done"][number] | undefined): void => {
    setState(by);
    if (!isOvertaken(state, step)) return;
    const pending = new Set(pendingEdits(by(state)).map(({ id }) => id));
    const text = step?.some(({ id }) => pending.has(id)) ? "scheduleEditor.overtaken" : "scheduleEditor.givenWay";
    toasts.show({ tone: "warning", text: words.t(text) });
  };
  /** A draft has no other days than its own: what is put on one would never be published. */
  const isOutside = ([id, after]: readonly [string, EditedShift | null]): boolean => {
    if (after === null || !rules || schedule.state !== "draft") return false;
    const isIn = ({ start }: EditedShift): boolean => {
      const day = localDateOf(start, rules.input.zone);
      return schedule.firstDay <= day && day < daysLater(schedule.firstDay, schedule.days);
    };
    const before = state.shifts.get(id);
    return !isIn(after) && (before === undefined || isIn(before));
  };
  const changed = (from: DraftState, changes: readonly (readonly [string, EditedShift | null])[]): DraftState =>
    change(from, rules ? withKeptReasons(rules, from.shifts, changes) : changes);
  /** What was asked after saving is answered: the rest is saved, once nothing else is asked. */
  const decided = (next: DraftState, openConflicts: readonly Conflict[], openRefused: readonly Refusal[]): void => {
    setState(next);
    setConflicts(openConflicts);
    setRefused(openRefused);
    if (openConflicts.length + openRefused.length === 0 && pendingEdits(next).length > 0) saving.save(next);
  };
  return {
    ...saving,
    save: () => saving.save(state),
    state,
    roster: roster.data,
    rules,
    isLoaded: rows !== null && roster.data !== undefined,
    error: shifts.data && roster.data ? null : (shifts.error ?? roster.error),
    retry: () => void Promise.all([shifts.refetch(), roster.refetch()]),
    change: (changes: readonly (readonly [string, EditedShift | null])[]) => {
      if (!changes.some(isOutside)) return setState((before) => changed(before, changes));
      const [first, last] = [schedule.firstDay, daysLater(schedule.firstDay, schedule.days - 1)];
      const [from, to] = [first, last].map((day) => words.date(day, "date", "UTC"));
      toasts.show({
        tone: "warning",
        text: words.t("scheduleEditor.outsideDraft", { from: from ?? "", to: to ?? "" }),
      });
    },
    undo: () => turn(undo, state.done.at(-1)),
    redo: () => turn(redo, state.undone.at(-1)),
    conflicts,
    settle: (conflict: Conflict, take: boolean) =>
      decided(
        settled(state, conflict, take),
        conflicts.filter(({ id }) => id !== conflict.id),
        refused,
      ),
    refused,
    /** Gives all shifts that were refused one reason. */
    allow: (reason: string) => {
      const shifts = refused.flatMap(({ id }) => state.shifts.get(id) ?? []);
      decided(
        changed(
          state,
          shifts.map((shift) => [shift.id, { ...shift, reason }] as const),
        ),
        conflicts,
        [],
      );
    },
    /** What was not saved stays as it is, and is asked about again once it is saved. */
    leaveIssues: () => {
      setConflicts([]);
      setRefused([]);
    },
  };
};

export type Editor = ReturnType<typeof useEditor>;
