import { readPooledStaffing, type StaffingWeek } from "@evolve/contracts/staffing";
import { useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import styles from "./staffing.module.css";

const SharedSkillsDialog = lazyPart(async () => (await import("./shared-skills-dialog.tsx")).SharedSkillsDialog);

interface PooledNoteProps {
  readonly week: StaffingWeek;
  /** The local date that is shown. */
  readonly day: string;
}

/**
 * What the business unit's groups would need together if their people shared all skills, and the way to what they need with the skills
 * that people have. Nothing where nobody could share.
 */
export const PooledNote = ({ week, day }: PooledNoteProps) => {
  const [isOpen, setOpen] = useState(false);
  const { client, words } = useShell();
  const { t } = words;
  const planningGroupId = week.planningGroup.id;
  const from = week.days[0]?.date ?? "";
  const found = useQuery({
    queryKey: ["staffing", planningGroupId, "pooled", from, week.calculation?.calculatedAt],
    queryFn: async ({ signal }) => {
      const query = { from, days: String(week.days.length) };
      return (await client.call(readPooledStaffing, { params: { planningGroupId }, query }, { signal })).pool;
    },
  });
  const pool = found.data;
  if (!pool) return null;
  const { apart, businessUnit, groups, pooled } = pool;
  return (
    <div className={styles.pooled}>
      <p className={styles.quiet}>
        {t("requirement.pooled", {
          unit: businessUnit,
          groups: groups.map(({ name }) => name).join(", "),
          hours: Math.round(pooled.hours),
          peak: pooled.peak,
          apartHours: Math.round(apart.hours),
          apartPeak: apart.peak,
        })}
      </p>
      <Button size="small" onPressStart={SharedSkillsDialog.fetch} onPress={() => setOpen(true)}>
        {t("requirement.sharedOpen")}
      </Button>
      <Suspense>
        {isOpen && <SharedSkillsDialog planningGroupId={planningGroupId} day={day} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
};
