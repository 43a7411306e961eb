import type { Words } from "@evolve/i18n";
import type { OmnibarLabels } from "@evolve/widgets/omnibar";
import { choiceLabels } from "./choice-labels.ts";

/** The words of every omnibar, of the area `choices`. */
export const omnibarLabels = (words: Words): OmnibarLabels => {
  const { t } = words;
  return {
    choices: choiceLabels(words),
    itemCount: (total) => t("choices.itemCount", { total }),
    selectedCount: (selected, total) => t("choices.selectedOf", { value: selected, totalValue: total }),
    clearSearch: t("choices.clearSearch"),
    searchButton: t("choices.search"),
    filters: t("choices.filters"),
    filtersOn: (count) => t("choices.filtersOn", { count }),
    tag: (filter, value) => t("choices.tag", { filter, value }),
    tags: t("choices.tags"),
    removeTag: (tag) => t("choices.removeTag", { tag }),
    moreTags: (count) => t("choices.moreTags", { count }),
    clearTags: t("choices.clearTags"),
    limitation: (limitation, total) => t("choices.limitation", { limitation, total }),
  };
};
