import type { Words } from "@evolve/i18n";
import type { GridColumn } from "@evolve/widgets/data-grid";
import { nameColumn } from "../../../parts/named-list.tsx";

interface Named {
  readonly name: string;
  readonly memberCount?: number | undefined;
}

/** The columns of a list of teams or groups. */
export const namedColumns = (words: Words): GridColumn<Named>[] => [
  nameColumn(words, { width: 360 }),
  {
    id: "members",
    header: words.t("organization.members"),
    align: "end",
    width: 170,
    value: ({ memberCount = 0 }) => memberCount,
    cell: ({ memberCount = 0 }) => words.t("organization.memberCount", { count: memberCount }),
  },
];
