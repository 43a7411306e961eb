import type { Schedule } from "@evolve/contracts/schedules";
import { daysLater, type Roster } from "@evolve/workforce";
import { useMemo } from "react";
import type { EditedShift } from "./draft-state.ts";
import { violationChecker } from "./violations.ts";

interface Checked {
  readonly schedule: Pick<Schedule, "state" | "firstDay" | "days">;
  /** The first day of the week that is shown. */
  readonly week: string;
  readonly rules: Roster | undefined;
  readonly shifts: ReadonlyMap<string, EditedShift>;
}

/** What everybody's shifts break in the week that is shown, as far as the draft reaches, and whose break a rule. */
export const useViolations = ({ schedule: { state, firstDay, days }, week, rules, shifts }: Checked) => {
  const check = useMemo(() => {
    if (!rules) return null;
    const [sunday, end] = [daysLater(week, 6), daysLater(firstDay, days - 1)];
    const first = state === "draft" && firstDay > week ? firstDay : week;
    return violationChecker(rules, { first, last: state === "draft" && end < sunday ? end : sunday });
  }, [rules, state, firstDay, days, week]);
  const violations = useMemo(() => check?.(shifts.values()) ?? [], [check, shifts]);
  const broken = useMemo(
    () => new Set(violations.flatMap(({ severity, agent }) => (severity === "error" ? [agent] : []))),
    [violations],
  );
  return { violations, broken };
};
