import { daysIn } from "@evolve/contracts/date-rules";
import type { InteractionOverview } from "@evolve/contracts/interaction-overview";
import { ShellLink, useShell } from "@evolve/shell";
import { Figure, Figures } from "../../../parts/figures.tsx";
import { clockOf } from "../../../parts/interactions/interaction-words.tsx";
import { type Asked, listOf } from "../asked.ts";
import { percent, signedPercent } from "../../../parts/percent.ts";
import styles from "../analytics.module.css";

interface KeyFiguresProps {
  readonly overview: InteractionOverview;
  readonly asked: Asked;
}

/** The figures of a period, each above that of the period before. */
export const KeyFigures = ({ overview: { figures, before }, asked }: KeyFiguresProps) => {
  const { holds, words } = useShell();
  const { t } = words;
  const days = daysIn({ from: asked.from, to: asked.until });
  const seconds = (value: number | null): string => (value === null ? "–" : clockOf(Math.round(value)));
  const share = (value: number | null): string => percent(words, value, 1);
  const count = words.number(figures.interactions);
  const change =
    before.interactions === 0 ? null : signedPercent(words, figures.interactions / before.interactions - 1);
  const noteOf = (value: string): string => t("analytics.before", { value, days });
  return (
    <>
      <Figures label={t("analytics.overview")}>
        <Figure
          name={t("analytics.interactions")}
          note={
            change === null
              ? noteOf(words.number(before.interactions))
              : t("analytics.change", { value: words.number(before.interactions), days, change })
          }
        >
          {holds("recording:view") ? <ShellLink to={listOf(asked)}>{count}</ShellLink> : count}
        </Figure>
        <Figure name={t("analytics.averageDuration")} note={noteOf(seconds(before.averageSeconds))}>
          {seconds(figures.averageSeconds)}
        </Figure>
        <Figure name={t("analytics.repeats")} note={noteOf(share(before.repeatRate))}>
          {share(figures.repeatRate)}
        </Figure>
        {holds("quality:evaluations:view") && (
          <>
            <Figure name={t("analytics.evaluated")} note={noteOf(share(before.evaluated))}>
              {share(figures.evaluated)}
            </Figure>
            <Figure
              name={t("analytics.score")}
              note={before.score === null ? "" : noteOf(percent(words, before.score / 100, 1))}
            >
              {percent(words, figures.score === null ? null : figures.score / 100, 1)}
            </Figure>
          </>
        )}
      </Figures>
      <p className={styles.hint}>{t("analytics.repeatsHint")}</p>
    </>
  );
};
