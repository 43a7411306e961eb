import type { Words } from "@evolve/i18n";
import type { TagListProps } from "@evolve/widgets/tag-list";

export const tagListLabels = ({ t }: Words): Required<Pick<TagListProps, "moreLabel" | "removeLabel">> => ({
  moreLabel: (count) => t("choices.moreTags", { count }),
  removeLabel: (tag) => t("choices.removeItem", { tag }),
});
