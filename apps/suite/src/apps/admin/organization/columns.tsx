import type { Words } from "@evolve/i18n";
import type { GridColumn } from "@evolve/widgets/data-grid";

interface Named {
  readonly name: string;
  readonly memberCount?: number | undefined;
}

/** The columns of a list of teams or groups. */
export const namedColumns = ({ t }: Words): GridColumn<Named>[] => [
  {
    id: "name",
    header: t("organization.name"),
    isSortable: true,
    isHideable: false,
    width: 360,
    value: ({ name }) => name,
    cell: ({ name }) => <span dir="auto">{name}</span>,
  },
  {
    id: "members",
    header: t("organization.members"),
    align: "end",
    width: 170,
    value: ({ memberCount = 0 }) => memberCount,
    cell: ({ memberCount = 0 }) => t("organization.memberCount", { count: memberCount }),
  },
];
