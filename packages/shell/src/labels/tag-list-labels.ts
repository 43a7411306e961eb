import type { Words } from "@evolve/i18n";
import type { TagListProps } from "@evolve/widgets/tag-list";

export const tagListLabels = ({ t, number }: Words): Required<Pick<TagListProps, "moreLabel" | "removeLabel">> => ({
  moreLabel: (count) => t("fields.tagsMore", { count: number(count) }),
  removeLabel: (tag) => t("fields.tagRemove", { tag }),
});
