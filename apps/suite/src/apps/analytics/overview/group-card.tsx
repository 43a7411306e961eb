import type { InteractionGroups } from "@evolve/contracts/interaction-overview";
import { ShellLink, useShell } from "@evolve/shell";
import { Card } from "../../../parts/card.tsx";
import { clockOf } from "../../../parts/interactions/interaction-words.tsx";
import { type Asked, listOf } from "../asked.ts";
import { percent } from "../../../parts/percent.ts";
import { groupName } from "./group-name.ts";
import styles from "../analytics.module.css";

interface GroupCardProps {
  readonly title: string;
  /** Heads the first column. */
  readonly of: string;
  readonly groups: InteractionGroups;
  readonly asked: Asked;
  /** The filter of the list that a row's id is a value of. */
  readonly field: "queue" | "wrapUp" | "channel" | "teamId" | "userId" | "topicId";
  /** Of which share each is, with the score as another column. */
  readonly total?: number;
}

/** Figures of each group, the most interactions first. */
export const GroupCard = ({ title, of, groups, asked, field, total }: GroupCardProps) => {
  const { holds, words } = useShell();
  const { t } = words;
  const { rows } = groups;
  const isLinked = holds("recording:view") && (field !== "topicId" || holds("recording:listen"));
  // A phone has no room for so many columns.
  const extra = total === undefined ? undefined : styles.extra;
  const hasScore = total !== undefined && holds("quality:evaluations:view");
  const nameOf = (id: string | null, name: string | null): string =>
    groupName(words, { id, name }, field === "channel");
  return (
    <Card
      title={title}
      note={
        groups.total > rows.length
          ? t("analytics.mostOf", { shown: rows.length, total: words.number(groups.total) })
          : undefined
      }
    >
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            <th scope="col">{t("analytics.interactions")}</th>
            {total !== undefined && <th scope="col">{t("analytics.share")}</th>}
            <th scope="col" className={extra}>
              {t("analytics.averageDuration")}
            </th>
            {hasScore && (
              <th scope="col" className={extra}>
                {t("analytics.score")}
              </th>
            )}
            <th scope="col">{t("analytics.repeats")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, interactions, averageSeconds, repeatRate, score }) => (
            <tr key={id ?? ""}>
              <th scope="row" dir="auto">
                {id !== null && isLinked ? (
                  <ShellLink to={listOf(asked, { [field]: id })}>{nameOf(id, name)}</ShellLink>
                ) : (
                  nameOf(id, name)
                )}
              </th>
              <td>{words.number(interactions)}</td>
              {total !== undefined && <td>{percent(words, interactions / total)}</td>}
              <td className={extra}>{clockOf(Math.round(averageSeconds ?? 0))}</td>
              {hasScore && <td className={extra}>{percent(words, score === null ? null : score / 100)}</td>}
              <td>{percent(words, repeatRate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
};
