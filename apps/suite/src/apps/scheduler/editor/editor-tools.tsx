import type { Schedule } from "@evolve/contracts/schedules";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/kit";
import { Button } from "@evolve/widgets/button";
import { Select } from "@evolve/widgets/select";
import { DraftRuns } from "./draft-runs.tsx";
import { breaksInput, placedBreaks, withBreaks } from "./replace-breaks.ts";
import { type Sorting, sortings } from "./rows.tsx";
import styles from "./editor.module.css";
import type { useCover } from "./use-cover.tsx";
import type { Coverage } from "./use-coverage.ts";
import type { Editor } from "./use-editor.ts";
import type { EditorDays } from "./use-editor-days.ts";
import { clearing, type useShiftTools } from "./use-shift-tools.tsx";

interface EditorToolsProps {
  readonly schedule: Schedule;
  readonly editor: Editor;
  readonly coverage: Coverage;
  readonly days: EditorDays;
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
  readonly step: number;
  readonly onStep: (minutes: number) => void;
  readonly tools: ReturnType<typeof useShiftTools>;
  readonly cover: ReturnType<typeof useCover>;
  readonly mayEdit: boolean;
}

/** Minutes that bars snap to. */
const steps = [5, 10, 15, 30];
const moving = "move";

/** Above the rows: whose coverage is shown, in which order people are, and what a drag does. */
export const EditorTools = (props: EditorToolsProps) => {
  const { schedule, editor, coverage, days, sorting, onSort, step, onStep, tools, cover, mayEdit } = props;
  const { toasts, words } = useShell();
  const { t } = words;
  const { roster, state } = editor;
  const breaks = useAction({
    run: async (_: null) => {
      const next = days.dayEnd;
      if (!roster) return;
      const day = {
        date: days.day,
        from: days.span.from,
        to: next,
        groups: coverage.groups,
        shifts: state.shifts.values(),
      };
      const placed = await placedBreaks(breaksInput({ ...day, roster: roster.roster }));
      const changes = withBreaks(state.shifts, placed);
      if (changes.length > 0) editor.change(changes);
      toasts.show({ tone: "success", text: t("scheduleEditor.breaksPlaced", { count: changes.length }) });
    },
    invalidates: [],
  });
  const codes = roster?.codes.filter(({ kind }) => kind !== "onQueue") ?? [];
  return (
    <>
      {coverage.groups.length > 0 && (
        <Select
          label={t("scheduleEditor.group")}
          isLabelHidden
          placeholder={t("scheduleEditor.group")}
          options={coverage.groups.map(({ id, name }) => ({ id, label: name }))}
          value={coverage.group?.id ?? null}
          onChange={coverage.choose}
        />
      )}
      <Select
        label={t("scheduleEditor.sorting")}
        isLabelHidden
        placeholder={t("scheduleEditor.sorting")}
        options={sortings.map((id) => ({ id, label: t(`scheduleEditor.sorting.${id}`) }))}
        value={sorting}
        onChange={(id) => onSort(id as Sorting)}
      />
      {mayEdit && (
        <>
          <Select
            label={t("scheduleEditor.step")}
            isLabelHidden
            placeholder={t("scheduleEditor.step")}
            options={steps.map((minutes) => ({ id: String(minutes), label: t("scheduleEditor.steps", { minutes }) }))}
            value={String(step)}
            onChange={(id) => onStep(Number(id))}
          />
          <Select
            label={t("scheduleEditor.drag")}
            isLabelHidden
            placeholder={t("scheduleEditor.drag")}
            options={[
              { id: moving, label: t("scheduleEditor.dragMoves") },
              ...codes.map(({ id, name }) => ({ id, label: t("scheduleEditor.dragPaints", { name }) })),
              { id: clearing, label: t("scheduleEditor.dragClears") },
            ]}
            value={tools.paint ?? moving}
            onChange={(id) => tools.setPaint(id === moving ? null : id)}
          />
          {!days.isWeek && (
            <Button size="small" isPending={breaks.isPending} onPress={() => breaks.mutate(null)}>
              {t("scheduleEditor.placeBreaks")}
            </Button>
          )}
        </>
      )}
      <Button size="small" isDisabled={!cover.canFind} onPress={cover.openGap}>
        {t("scheduleEditor.cover")}
      </Button>
      {schedule.state === "draft" && (
        <DraftRuns schedule={schedule} days={days} isDirty={editor.pending > 0} mayEdit={mayEdit} />
      )}
      {tools.swapping && (
        <span role="status" className={styles.swapping}>
          {t("scheduleEditor.swapping", { name: tools.swapping.name })}
          <Button size="small" onPress={tools.swapping.cancel}>
            {t("common.cancel")}
          </Button>
        </span>
      )}
    </>
  );
};
