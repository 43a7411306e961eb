import type { Schedule } from "@evolve/contracts/schedules";
import { useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { IconButton } from "@evolve/widgets/icon-button";
import { StatusPill } from "@evolve/widgets/status-pill";
import type { Violation } from "@evolve/workforce";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import History from "lucide-react/icons/history";
import Redo from "lucide-react/icons/redo";
import Undo from "lucide-react/icons/undo";
import styles from "./editor.module.css";
import { PeopleHere } from "./people-here.tsx";
import type { Present } from "./use-presence.ts";
import type { Editor } from "./use-editor.ts";
import { type EditorDays, weekWords } from "./use-editor-days.ts";
import { ViolationCounts } from "./violation-counts.tsx";

interface EditorBarProps {
  readonly schedule: Schedule;
  readonly days: EditorDays;
  readonly editor: Editor;
  readonly people: readonly Present[];
  /** Of the week that is shown. */
  readonly violations: readonly Violation[];
  readonly mayEdit: boolean;
  readonly onViolations: () => void;
  readonly onPublish: () => void;
  readonly onVersions: () => void;
}

/** Above the timeline: which days are shown, and what becomes of the changes. It fits into one line with all that editing adds to it. */
export const EditorBar = (props: EditorBarProps) => {
  const { schedule, days, editor, people, violations, mayEdit } = props;
  const { onViolations, onPublish, onVersions } = props;
  const { holds, words } = useShell();
  const { t } = words;
  const { day, week, isWeek } = days;
  const isDirty = editor.pending > 0;
  const period = isWeek ? weekWords(words, week) : words.date(day, "fullDate", "UTC");
  const errors = violations.filter(({ severity }) => severity === "error").length;
  return (
    <div className={styles.bar}>
      <IconButton
        icon={<ChevronLeft />}
        label={t(isWeek ? "schedules.previousWeek" : "scheduleEditor.previousDay")}
        isDisabled={isDirty && isWeek}
        onPress={() => days.go(-1)}
      />
      <h2 className={styles.period}>{period}</h2>
      <IconButton
        icon={<ChevronRight />}
        label={t(isWeek ? "schedules.nextWeek" : "scheduleEditor.nextDay")}
        isDisabled={isDirty && isWeek}
        onPress={() => days.go(1)}
      />
      <div role="group" aria-label={t("scheduleEditor.period")} className={styles.segments}>
        {[false, true].map((asWeek) => (
          <Button
            key={String(asWeek)}
            size="small"
            aria-pressed={isWeek === asWeek}
            onPress={() => isWeek !== asWeek && days.show(asWeek)}
          >
            {t(asWeek ? "schedules.week" : "scheduleEditor.day")}
          </Button>
        ))}
      </div>
      {isDirty && (
        <StatusPill tone="warning">
          {t(editor.isDue ? "scheduleEditor.waiting" : "scheduleEditor.pending", { count: editor.pending })}
        </StatusPill>
      )}
      {schedule.state === "draft" && editor.isLoaded && (
        <Button size="small" onPress={onViolations}>
          <ViolationCounts errors={errors} warnings={violations.length - errors} />
        </Button>
      )}
      <div className={styles.end}>
        <PeopleHere
          people={people}
          nameOf={(agentId) => editor.roster?.agents.find(({ id }) => id === agentId)?.name}
        />
        <IconButton icon={<History />} label={t("scheduleEditor.versions")} onPress={onVersions} />
        {mayEdit && (
          <>
            <IconButton
              icon={<Undo />}
              label={t("scheduleEditor.undo")}
              isDisabled={editor.state.done.length === 0}
              onPress={editor.undo}
            />
            <IconButton
              icon={<Redo />}
              label={t("scheduleEditor.redo")}
              isDisabled={editor.state.undone.length === 0}
              onPress={editor.redo}
            />
            <Button isDisabled={!isDirty} isPending={editor.isSaving} onPress={editor.save}>
              {t("common.save")}
            </Button>
          </>
        )}
        {schedule.state === "draft" &&
          (holds("wfm:schedule:publish") ? (
            <Button variant="primary" isDisabled={isDirty} onPress={onPublish}>
              {t("scheduleEditor.publish")}
            </Button>
          ) : (
            <Button isDisabled={isDirty} onPress={onPublish}>
              {t("scheduleEditor.compare")}
            </Button>
          ))}
      </div>
    </div>
  );
};
