import type { UserRow } from "@evolve/contracts/users";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import type { GridColumn, GridState } from "@evolve/widgets/data-grid";
import { GridExport } from "@evolve/widgets/grid-export";
import { readAllUsers } from "./read-all-users.ts";
import type { UserFilters, UserSort } from "./user-query.ts";

interface UsersExportProps {
  readonly columns: readonly GridColumn<UserRow>[];
  readonly state: GridState;
  readonly filters: UserFilters;
  readonly sorting: readonly UserSort[];
  readonly isDisabled: boolean;
}

/** Takes the list home as it is shown. Whoever may see it may take it: the server is asked for nothing but its pages. */
export const UsersExport = ({ columns, state, filters, sorting, isDisabled }: UsersExportProps) => {
  const words = useWords();
  const { client } = useShell();
  return (
    <GridExport
      columns={columns}
      state={state}
      locale={words.locale}
      title={words.t("users.title")}
      readPages={(signal) => readAllUsers(client, filters, sorting, signal)}
      isDisabled={isDisabled}
    />
  );
};
