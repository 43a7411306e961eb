import type { CallResult } from "@evolve/contracts/call";
import type { searchInteractions } from "@evolve/contracts/interactions";
import { useShell } from "@evolve/shell";
import { Figure, Figures } from "../../../parts/figures.tsx";
import { percent } from "../../../parts/percent.ts";
import { clockOf } from "../../../parts/interactions/interaction-words.tsx";
import styles from "../../../parts/interactions/interactions.module.css";

interface InteractionFiguresProps {
  /** Undefined while they are not known. */
  readonly figures: CallResult<typeof searchInteractions>["figures"] | undefined;
}

/** How many interactions the list has, how many of them are recorded, and how long one takes. */
export const InteractionFigures = ({ figures }: InteractionFiguresProps) => {
  const { words } = useShell();
  const { t } = words;
  const { interactions, recorded = null, averageSeconds = null } = figures ?? {};
  return (
    <div className={styles.figures}>
      <Figures label={t("interactions.figures")}>
        <Figure name={t("interactions.figureInteractions")}>
          {interactions === undefined ? "–" : words.number(interactions)}
        </Figure>
        <Figure name={t("interactions.figureRecorded")}>{percent(words, recorded)}</Figure>
        <Figure name={t("interactions.figureAverage")}>
          {averageSeconds === null ? "–" : clockOf(Math.round(averageSeconds))}
        </Figure>
      </Figures>
    </div>
  );
};
