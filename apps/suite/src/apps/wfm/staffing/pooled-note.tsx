import { readPooledStaffing, type StaffingWeek } from "@evolve/contracts/staffing";
import { useShell } from "@evolve/shell";
import { useQuery } from "@tanstack/react-query";
import styles from "./staffing.module.css";

interface PooledNoteProps {
  readonly week: StaffingWeek;
}

/** What the business unit's groups would need together if their people shared all skills. Nothing where nobody could share. */
export const PooledNote = ({ week }: PooledNoteProps) => {
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
  );
};
