import type { Shrinkage, ShrinkageSource } from "@evolve/contracts/shrinkage";
import type { PlainKey } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import styles from "./staffing.module.css";
import { percent } from "./staffing-map.ts";

interface ShrinkageTableProps {
  readonly shrinkage: Shrinkage;
}

const sources: Readonly<Record<ShrinkageSource, PlainKey>> = {
  planningGroup: "planning.planningGroup",
  businessUnit: "planning.businessUnit",
  activityCode: "requirement.activityCode",
};

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

/** Hours that have the same share, put together. */
const stretchesOf = (hours: readonly number[]): Stretch[] => {
  const stretches: Stretch[] = [];
  hours.forEach((share, hour) => {
    const last = stretches.at(-1);
    if (last?.share === share) stretches[stretches.length - 1] = { ...last, to: hour + 1 };
    else stretches.push({ from: hour, to: hour + 1, share });
  });
  return stretches.filter(({ share }) => share > 0);
};

/** What holds for a planning group, activity by activity, and where it comes from. */
export const ShrinkageTable = ({ shrinkage: { activities, total } }: ShrinkageTableProps) => {
  const words = useWords();
  const { t } = words;
  const textOf = (hours: readonly number[]): string =>
    stretchesOf(hours)
      .map(({ from, to, share }) =>
        from === 0 && to === 24 ? percent(words, share) : `${percent(words, share)} (${from}–${to})`,
      )
      .join(", ");
  const shown = activities.filter(({ hours }) => hours.some((share) => share > 0));
  return (
    <table className={styles.compared}>
      <thead>
        <tr>
          <th scope="col">{t("requirement.activity")}</th>
          <th scope="col">{t("requirement.share")}</th>
          <th scope="col">{t("requirement.source")}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ id, name, source, hours }) => (
          <tr key={id}>
            <th scope="row" dir="auto">
              {name}
            </th>
            <td>{textOf(hours)}</td>
            <td>{t(sources[source])}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t("requirement.total")}</th>
          <td>{textOf(total.map((share) => Math.round(share * 1e6) / 1e6))}</td>
          <td />
        </tr>
      </tbody>
    </table>
  );
};
