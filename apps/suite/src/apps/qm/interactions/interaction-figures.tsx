import { InteractionFilter } from "@evolve/contracts/interaction-filters";
import { searchInteractions } from "@evolve/contracts/interactions";
import { useShell } from "@evolve/shell";
import type { ListFilters } from "@evolve/shell/kit";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Figure, Figures } from "../../../parts/figures.tsx";
import { clockOf, listName } from "./interaction-words.tsx";
import styles from "./interactions.module.css";

/** How many interactions the list has, how many of them are recorded, and how long one takes. */
export const InteractionFigures = ({ filters }: { readonly filters: ListFilters }) => {
  const { client, words } = useShell();
  const { t } = words;
  const filter = InteractionFilter.parse(filters.body.filter);
  const { data } = useQuery({
    queryKey: [listName, "figures", filter],
    queryFn: ({ signal }) => client.call(searchInteractions, { body: { filter, top: 1 } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const { interactions, recorded = null, averageSeconds = null } = data?.figures ?? {};
  return (
    <div className={styles.figures}>
      <Figures label={t("interactions.figures")}>
        <Figure name={t("interactions.figureInteractions")}>
          {interactions === undefined ? "–" : words.number(interactions)}
        </Figure>
        <Figure name={t("interactions.figureRecorded")}>
          {recorded === null ? "–" : words.number(recorded, { style: "percent", maximumFractionDigits: 0 })}
        </Figure>
        <Figure name={t("interactions.figureAverage")}>
          {averageSeconds === null ? "–" : clockOf(Math.round(averageSeconds))}
        </Figure>
      </Figures>
    </div>
  );
};
