import "./users.css";
import type { UserRow } from "@evolve/contracts/users";
import { useWords } from "@evolve/i18n/react";
import { isCallError } from "@evolve/session";
import { Page, useLayoutKey, useRouteSearch, useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { DataGrid, initialGridState } from "@evolve/widgets/data-grid";
import Plus from "lucide-react/icons/plus";
import { lazy, Suspense, useMemo, useState } from "react";
import { useLinkedGrid } from "../../../grid/use-linked-grid.ts";
import { EmptyUsers } from "./empty-users.tsx";
import { useResendInvitation } from "./use-resend-invitation.tsx";
import { useUserAccess } from "./use-user-access.tsx";
import { useUserLock } from "./use-user-lock.tsx";
import { useUsers } from "./use-users.ts";
import { userColumns } from "./user-columns.tsx";
import { nameOfUser } from "./user-name.ts";
import { UserOmnibar } from "./user-omnibar.tsx";
import { filtersOf, hasFilters, noFilters, queryOfFilters, type UserFilters, userSorts } from "./user-query.ts";
import { UsersExport } from "./users-export.tsx";

const inviteDialog = () => import("./invite/invite-dialog.tsx");
const InviteDialog = lazy(async () => ({ default: (await inviteDialog()).InviteDialog }));
/** Ahead of the press. What fails is asked for again by it. */
const fetchInviteDialog = () => void inviteDialog().catch(() => undefined);

/** The omnibar says how many there are. */
const noRowCount = { rowCount: undefined };

const firstSort = [{ id: "fullName", descending: false }];

/** Admin, Users: the people of the tenant. */
export const UsersScreen = () => {
  const words = useWords();
  const { holds } = useShell();
  const [query, changeQuery] = useRouteSearch<Readonly<Record<string, string>>>();
  const filters = useMemo(() => filtersOf(query), [query]);
  const [now] = useState(() => new Date());
  const columns = useMemo(() => userColumns(words, now), [words, now]);
  const first = useMemo(() => initialGridState(columns, firstSort), [columns]);
  const grid = useLinkedGrid({ columns, first, isNarrowed: hasFilters(filters) });
  const sorting = userSorts(grid.state.sorting);
  const users = useUsers(filters, sorting, grid.isKnown);
  const layoutKey = useLayoutKey();
  const [isInviting, setInviting] = useState(false);
  const mayInvite = holds("user:create");
  const mayEdit = holds("user:edit");
  const resendAction = useResendInvitation();
  const lock = useUserLock();
  const access = useUserAccess();
  const rowActions = (user: UserRow) => [
    ...(mayInvite ? resendAction(user) : []),
    ...(mayEdit ? [...lock.actionsOf(user), ...access.actionsOf(user)] : []),
  ];

  const changeFilters = (changes: Partial<UserFilters>) => changeQuery(queryOfFilters(changes));
  const invite = (variant: "primary" | "default") =>
    mayInvite && (
      <Button
        variant={variant}
        icon={<Plus />}
        onHoverStart={fetchInviteDialog}
        onFocus={fetchInviteDialog}
        onPress={() => setInviting(true)}
      >
        {words.t("users.invite")}
      </Button>
    );

  return (
    <Page title={words.t("users.title")} lead={words.t("users.lead")} actions={invite("primary")} isFilling>
      <DataGrid
        label={words.t("users.title")}
        labels={noRowCount}
        columns={columns}
        rows={users.rows}
        rowId={(user) => user.id}
        rowLabel={nameOfUser}
        totalCount={users.total}
        isLoading={users.isPending || users.isPlaceholderData}
        isLoadingMore={users.isFetchingNextPage}
        onLoadMore={() => {
          if (users.hasNextPage && !users.isFetchingNextPage) void users.fetchNextPage();
        }}
        error={users.isError ? words.error(isCallError(users.error) ? users.error.code : "GeneralError") : undefined}
        onRetry={() => void users.refetch()}
        empty={
          <EmptyUsers
            filters={filters}
            onClear={() => changeFilters(noFilters)}
            action={invite("default") || undefined}
          />
        }
        state={grid.state}
        onStateChange={grid.change}
        {...((mayInvite || mayEdit) && { rowActions })}
        queryKey={JSON.stringify([filters, sorting])}
        layoutKey={layoutKey}
        toolbar={
          <>
            <UserOmnibar filters={filters} onChange={changeFilters} loaded={users.rows.length} total={users.total} />
            <UsersExport
              columns={columns}
              state={grid.state}
              filters={filters}
              sorting={sorting}
              isDisabled={!users.total}
            />
          </>
        }
      />
      {lock.question}
      {access.question}
      <Suspense>{isInviting && <InviteDialog onClose={() => setInviting(false)} />}</Suspense>
    </Page>
  );
};
