import type { CallResult } from "@evolve/contracts/call";
import { readScheduleViolations } from "@evolve/contracts/schedule-violations";
import type { Schedule } from "@evolve/contracts/schedules";
import { useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { EmptyState } from "@evolve/widgets/empty-state";
import { Modal } from "@evolve/widgets/modal";
import { StatusPill } from "@evolve/widgets/status-pill";
import { daysLater, localDateOf, type Violation } from "@evolve/workforce";
import { useQuery } from "@tanstack/react-query";
import CircleCheck from "lucide-react/icons/circle-check";
import { useState } from "react";
import { QueryState } from "../../../parts/query-state.tsx";
import { ruleWords } from "../../../parts/rule-words.ts";
import type { EditedShift } from "./draft-state.ts";
import type { Editor } from "./use-editor.ts";
import styles from "./editor.module.css";

interface ViolationsPanelProps {
  readonly schedule: Schedule;
  /** Of the week that is shown, with what is not saved. */
  readonly violations: readonly Violation[];
  /** Its first day. */
  readonly week: string;
  readonly editor: Pick<Editor, "roster" | "state">;
  readonly zone: string;
  /** Shows a local day, and a shift where the rule is of one. */
  readonly onOpen: (date: string, shiftId: string | null) => void;
  readonly onClose: () => void;
}

/** Whose shifts break which rules on any day of a draft, and what else there is to know, each with the way there. */
export const ViolationsPanel = ({ schedule, violations, week, onClose, ...list }: ViolationsPanelProps) => {
  const { client, words } = useShell();
  const saved = useQuery({
    // Others' changes count as well.
    queryKey: ["schedule-shifts", schedule.id, "violations"],
    queryFn: ({ signal }) => client.call(readScheduleViolations, { params: { scheduleId: schedule.id } }, { signal }),
    gcTime: 0,
  });
  const { data } = saved;
  const isElsewhere = ({ date }: { readonly date: string }): boolean => date < week || date > daysLater(week, 6);
  return (
    <Modal isOpen size="panel" onOpenChange={onClose} title={words.t("scheduleEditor.rules")} subtitle={schedule.name}>
      {data ? (
        <ViolationList
          {...list}
          violations={[...violations, ...data.violations.filter(isElsewhere).map(engineViolation)]}
          unlisted={data.total - data.violations.length}
        />
      ) : (
        <QueryState error={saved.error} onRetry={() => void saved.refetch()} />
      )}
    </Modal>
  );
};

type Saved = CallResult<typeof readScheduleViolations>["violations"][number];

const engineViolation = ({ agentId: agent, shiftId, code, ...rest }: Saved): Violation => ({
  ...rest,
  agent,
  code: code as Violation["code"],
  ...(shiftId !== null && { shift: shiftId }),
});

interface ViolationListProps extends Pick<ViolationsPanelProps, "violations" | "editor" | "zone" | "onOpen"> {
  /** How many there are beside these. */
  readonly unlisted: number;
}

const ViolationList = ({ violations, editor, zone, unlisted, onOpen }: ViolationListProps) => {
  const { words } = useShell();
  const { t } = words;
  const { roster, state } = editor;
  // A line stays where its rule is kept again, so that the way back from a shift leads to it.
  const [atFirst] = useState(violations);
  const now = new Map(violations.map((violation) => [keyOf(violation), violation]));
  const all = new Map([...atFirst.map((violation) => [keyOf(violation), violation] as const), ...now]);
  const names = new Map((roster?.agents ?? []).map(({ id, name }) => [id, name]));
  const codes = new Map((roster?.codes ?? []).map(({ id, name }) => [id, name]));
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
    const id = shift?.id ?? violation.shift ?? null;
    const day = shift ? dateOf(shift) : violation.date;
    const date = words.date(day, "date", "UTC");
    const isKept = !now.has(keyOf(violation));
    return (
      <li key={keyOf(violation)} className={styles.candidate}>
        <p className={isKept ? styles.quiet : undefined}>
          {ruleWords(words, violation, zone, { names: codes })}
          {isKept && ` ${t("scheduleEditor.keptAgain")}`}
        </p>
        <Button
          size="small"
          aria-label={t(id === null ? "scheduleEditor.showDayOf" : "scheduleEditor.openShiftOf", { name, date })}
          onPress={() => onOpen(day, id)}
        >
          {t(id === null ? "scheduleEditor.showDay" : "scheduleEditor.openShift")}
        </Button>
      </li>
    );
  };
  const list = (severity: Violation["severity"], tone: "danger" | "warning", titleOf: (count: number) => string) => {
    const of = [...all.values()]
      .filter((violation) => violation.severity === severity)
      .sort((one, other) => one.date.localeCompare(other.date));
    const countOf = (some: readonly Violation[]): number => some.filter((one) => now.has(keyOf(one))).length;
    const count = countOf(of);
    return (
      of.length > 0 && (
        <section>
          <h3 className={styles.heading}>
            <StatusPill tone={count > 0 ? tone : "success"}>{titleOf(count)}</StatusPill>
          </h3>
          {[...Map.groupBy(of, ({ agent }) => agent)].map(([agent, own]) => (
            <section key={agent} className={styles.person} aria-labelledby={`${severity}-${agent}`}>
              <h4 id={`${severity}-${agent}`} className={styles.personName}>
                <bdi>{names.get(agent) ?? ""}</bdi>
                {own.length > 1 && <span className={styles.quiet}>{words.number(countOf(own))}</span>}
              </h4>
              <ul className={styles.rules}>{own.map(line)}</ul>
            </section>
          ))}
        </section>
      )
    );
  };
  return (
    <div className="ev-modal-fields">
      {all.size === 0 && (
        <EmptyState
          icon={<CircleCheck />}
          title={t("scheduleEditor.brokenRules", { count: 0 })}
          text={t("scheduleEditor.allRulesKept")}
        />
      )}
      {list("error", "danger", (count) => t("scheduleEditor.brokenRules", { count }))}
      {list("warning", "warning", (count) => t("scheduleEditor.warnings", { count }))}
      {unlisted > 0 && <p className={styles.quiet}>{t("scheduleEditor.moreChanges", { count: unlisted })}</p>}
    </div>
  );
};

/** The same however far the rule is broken. */
const keyOf = ({ agent, code, date, shift = "", values }: Violation): string =>
  `${agent} ${code} ${date} ${shift} ${values["activity"] ?? ""}`;
