import { interactionChannels } from "@evolve/contracts/interaction-filters";
import type { InteractionGroups } from "@evolve/contracts/interaction-overview";
import { ShellLink, useShell } from "@evolve/shell";
import { Card } from "../../../parts/card.tsx";
import { channelNames, clockOf } from "../../../parts/interactions/interaction-words.tsx";
import { percentOf } from "../../../parts/quality/quality-words.ts";
import { type Asked, listOf } from "../asked.ts";
import styles from "../analytics.module.css";

interface GroupCardProps {
  readonly title: string;
  /** Heads the first column. */
  readonly of: string;
  readonly groups: InteractionGroups;
  readonly asked: Asked;
  /** The filter of the list that a row's id is a value of. */
  readonly field: "queue" | "wrapUp" | "channel" | "teamId" | "userId";
}

/** Figures of each group, the most interactions first. */
export const GroupCard = ({ title, of, groups: { rows, total }, asked, field }: GroupCardProps) => {
  const { holds, words } = useShell();
  const { t } = words;
  const nameOf = (id: string | null, name: string | null): string => {
    const channel = interactionChannels.find((one) => field === "channel" && one === id);
    return channel ? t(channelNames[channel]) : (name ?? t("analytics.none"));
  };
  return (
    <Card
      title={title}
      note={total > rows.length ? t("analytics.mostOf", { shown: rows.length, total: words.number(total) }) : undefined}
    >
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            <th scope="col">{t("analytics.interactions")}</th>
            <th scope="col">{t("analytics.averageDuration")}</th>
            <th scope="col">{t("analytics.repeats")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, interactions, averageSeconds, repeatRate }) => (
            <tr key={id ?? ""}>
              <th scope="row" dir="auto">
                {id !== null && holds("recording:view") ? (
                  <ShellLink to={listOf(asked, { [field]: id })}>{nameOf(id, name)}</ShellLink>
                ) : (
                  nameOf(id, name)
                )}
              </th>
              <td>{words.number(interactions)}</td>
              <td>{clockOf(Math.round(averageSeconds ?? 0))}</td>
              <td>{percentOf(words, repeatRate === null ? null : repeatRate * 100)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
};
