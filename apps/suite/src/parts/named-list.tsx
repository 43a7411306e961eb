import type { Permission } from "@evolve/contracts/permission-names";
import type { Words } from "@evolve/i18n";
import type { RowAction } from "@evolve/shell/kit";
import type { GridColumn } from "@evolve/widgets/data-grid";
import { Tag } from "@evolve/widgets/tag";
import Trash from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";
import styles from "./named-list.module.css";

/** A role's name is for display: it has another by which programs know it. */
type Named = { readonly name: string } | { readonly displayName: string };

const nameIn = (row: Named): string => ("name" in row ? row.name : row.displayName);

interface NameColumnOptions<Row> {
  /** As the contract sorts by it; `name` where it is not given. */
  readonly id?: string;
  /** Where "Name" is no word for it in every language: people's names. */
  readonly header?: string;
  readonly width?: number;
  /** The name as it is shown, where that is not the name itself. */
  readonly nameOf?: (row: Row) => string;
  /** Shown as a dot before the name. */
  readonly colourOf?: (row: Row) => string;
  /** Shown after the name of some rows. */
  readonly tagOf?: (row: Row) => string | undefined;
}

/** The first column of a list whose rows have names. */
export const nameColumn = <Row extends Named>({ t }: Words, options: NameColumnOptions<Row> = {}): GridColumn<Row> => {
  const { id = "name", header = t("organization.name"), width = 240, nameOf = nameIn, colourOf, tagOf } = options;
  return {
    id,
    header,
    isSortable: true,
    isHideable: false,
    width,
    value: nameOf,
    cell: (row) => {
      const name = <span dir="auto">{nameOf(row)}</span>;
      const tag = tagOf?.(row);
      if (colourOf === undefined && tag === undefined) return name;
      return (
        <span className={styles.name}>
          {colourOf && <span className={styles.colour} style={{ background: colourOf(row) }} aria-hidden="true" />}
          {name}
          {tag !== undefined && <Tag>{tag}</Tag>}
        </span>
      );
    },
  };
};

export const sortedByName = [{ id: "name", descending: false }] as const;

interface DeleteOptions<Row> {
  readonly permission: Permission;
  readonly appliesTo?: (row: Row) => boolean;
  readonly title: string;
  readonly text: (row: Row) => string;
  /** Below the question: what depends on the row. */
  readonly details?: (row: Row) => ReactNode;
  readonly run: (row: Row) => Promise<unknown>;
  /** Offers it for all selected rows too. */
  readonly bulk?: NonNullable<RowAction<Row>["bulk"]>;
}

/** Deletes a row that has a name, after a question. */
export const deleteAction = <Row extends Named>(
  { t }: Words,
  { title, text, details, ...options }: DeleteOptions<Row>,
): RowAction<Row> => ({
  ...options,
  id: "delete",
  label: t("organization.delete"),
  icon: <Trash />,
  tone: "danger",
  confirm: (row) => ({ title, text: text(row), details: details?.(row) }),
  done: (row) => t("organization.deleted", { name: nameIn(row) }),
});
