import type { Permission } from "@evolve/contracts/permission-names";
import type { Words } from "@evolve/i18n";
import type { RowAction } from "@evolve/shell/kit";
import type { GridColumn } from "@evolve/widgets/data-grid";
import Trash from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";
import styles from "./named-list.module.css";

interface Named {
  readonly name: string;
}

interface NameColumnOptions<Row> {
  /** Where "Name" is no word for it in every language: people's names. */
  readonly header?: string;
  readonly width?: number;
  /** The name as it is shown, where that is not the name itself. */
  readonly nameOf?: (row: Row) => string;
  /** Shown as a dot before the name. */
  readonly colourOf?: (row: Row) => string;
}

/** The first column of a list whose rows have names. */
export const nameColumn = <Row extends Named>(
  { t }: Words,
  { header = t("organization.name"), width = 240, nameOf = ({ name }) => name, colourOf }: NameColumnOptions<Row> = {},
): GridColumn<Row> => ({
  id: "name",
  header,
  isSortable: true,
  isHideable: false,
  width,
  value: nameOf,
  cell: (row) =>
    colourOf === undefined ? (
      <span dir="auto">{nameOf(row)}</span>
    ) : (
      <span className={styles.name}>
        <span className={styles.colour} style={{ background: colourOf(row) }} aria-hidden="true" />
        <span dir="auto">{nameOf(row)}</span>
      </span>
    ),
});

export const sortedByName = [{ id: "name", descending: false }] as const;

interface DeleteOptions<Row> {
  readonly permission: Permission;
  readonly appliesTo?: (row: Row) => boolean;
  readonly title: string;
  readonly text: (row: Row) => string;
  /** Below the question: what depends on the row. */
  readonly details?: (row: Row) => ReactNode;
  readonly run: (row: Row) => Promise<unknown>;
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
  done: ({ name }) => t("organization.deleted", { name }),
});
