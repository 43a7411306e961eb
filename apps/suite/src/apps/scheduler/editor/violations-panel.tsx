import { useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { Modal } from "@evolve/widgets/modal";
import { StatusPill } from "@evolve/widgets/status-pill";
import { daysLater, localDateOf, type Violation } from "@evolve/workforce";
import { useState } from "react";
import { ruleWords } from "../../../parts/rule-words.ts";
import type { EditedShift } from "./draft-state.ts";
import type { Editor } from "./use-editor.ts";
import styles from "./editor.module.css";

interface ViolationsPanelProps {
  readonly violations: readonly Violation[];
  readonly editor: Pick<Editor, "roster" | "state">;
  readonly zone: string;
  /** Which days are checked. */
  readonly period: string;
  /** Shows a shift, and its local day. */
  readonly onOpen: (shift: EditedShift, date: string) => void;
  readonly onClose: () => void;
}

/** Whose shifts break which rules, and what else there is to know, each with the way to the shift. */
export const ViolationsPanel = ({ violations, editor, zone, period, onOpen, onClose }: ViolationsPanelProps) => {
  const { words } = useShell();
  const { t } = words;
  const { roster, state } = editor;
  // A line stays where its rule is kept again, so that the way back from a shift leads to it.
  const [atFirst] = useState(violations);
  const now = new Map(violations.map((violation) => [keyOf(violation), violation]));
  const all = new Map([...atFirst.map((violation) => [keyOf(violation), violation] as const), ...now]);
  const names = new Map((roster?.agents ?? []).map(({ id, name }) => [id, name]));
  const byStart = [...state.shifts.values()].sort((one, other) => one.start - other.start);
  const dateOf = (shift: EditedShift): string => localDateOf(shift.start, zone);
  /** Of a rule of a week it is the person's first one in it. */
  const shiftOf = ({ shift, agent, date }: Violation): EditedShift | undefined =>
    shift === undefined
      ? byStart.find((own) => own.agentId === agent && dateOf(own) >= date && dateOf(own) <= daysLater(date, 6))
      : state.shifts.get(shift);
  const line = (violation: Violation) => {
    const name = names.get(violation.agent) ?? "";
    const shift = shiftOf(violation);
    const isKept = !now.has(keyOf(violation));
    return (
      <li key={keyOf(violation)} className={styles.candidate}>
        <div>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <p className={isKept ? styles.quiet : undefined}>
            {ruleWords(words, violation, zone)}
            {isKept && ` ${t("scheduleEditor.keptAgain")}`}
          </p>
        </div>
        {shift && (
          <Button
            size="small"
            aria-label={t("scheduleEditor.openShiftOf", { name, date: words.date(dateOf(shift), "date", "UTC") })}
            onPress={() => onOpen(shift, dateOf(shift))}
          >
            {t("scheduleEditor.openShift")}
          </Button>
        )}
      </li>
    );
  };
  const list = (severity: Violation["severity"], tone: "danger" | "warning", titleOf: (count: number) => string) => {
    const of = [...all.values()]
      .filter((violation) => violation.severity === severity)
      .sort((one, other) => one.date.localeCompare(other.date));
    const count = of.filter((violation) => now.has(keyOf(violation))).length;
    return (
      of.length > 0 && (
        <section>
          <h3 className={styles.heading}>
            <StatusPill tone={count > 0 ? tone : "success"}>{titleOf(count)}</StatusPill>
          </h3>
          <ul className={styles.rules}>{of.map(line)}</ul>
        </section>
      )
    );
  };
  return (
    <Modal isOpen size="panel" onOpenChange={onClose} title={t("scheduleEditor.rules")} subtitle={period}>
      <div className="ev-modal-fields">
        {all.size === 0 && <p>{t("scheduleEditor.brokenRules", { count: 0 })}</p>}
        {list("error", "danger", (count) => t("scheduleEditor.brokenRules", { count }))}
        {list("warning", "warning", (count) => t("scheduleEditor.warnings", { count }))}
      </div>
    </Modal>
  );
};

/** The same however far the rule is broken. */
const keyOf = ({ agent, code, date, shift = "", values }: Violation): string =>
  `${agent} ${code} ${date} ${shift} ${values["activity"] ?? ""}`;
