import { searchMax } from "@evolve/contracts/search";
import { UserStatus } from "@evolve/contracts/users";
import { useWords } from "@evolve/i18n/react";
import { Omnibar, type OmnibarFilter } from "@evolve/widgets/omnibar";
import { useMemo, useState } from "react";
import { type Choice, useRoles, useTeams } from "./use-directory.ts";
import { noFilters, type UserFilters } from "./user-query.ts";
import { statusNames } from "./user-status.ts";

interface UserOmnibarProps {
  readonly filters: UserFilters;
  readonly onChange: (changes: Partial<UserFilters>) => void;
  /** Rows that are here, and rows that there are. */
  readonly loaded: number;
  readonly total: number | null;
}

const optionsOf = (choices: readonly Choice[] | undefined) => choices?.map(({ id, name }) => ({ id, label: name }));

/** Search, filters and count, above the columns. */
export const UserOmnibar = ({ filters, onChange, loaded, total }: UserOmnibarProps) => {
  const words = useWords();
  const [isAsked, setAsked] = useState(false);
  const roles = useRoles(isAsked || filters.roleIds.length > 0);
  const teams = useTeams(isAsked || filters.teamIds.length > 0);
  const labels = useMemo(
    () => ({
      itemCount: (count: number) => words.t("users.count", { loaded, total: count }),
    }),
    [words, loaded],
  );
  const statuses = useMemo(() => UserStatus.options.map((id) => ({ id, label: words.t(statusNames[id]) })), [words]);
  const roleOptions = useMemo(() => optionsOf(roles.data), [roles.data]);
  const teamOptions = useMemo(() => optionsOf(teams.data), [teams.data]);
  const fromServer = (key: "roleIds" | "teamIds", query: typeof roles): Omit<OmnibarFilter, "label" | "options"> => ({
    key,
    selectedKeys: filters[key],
    hasFailed: query.isError,
    onRetry: () => void query.refetch(),
  });

  return (
    <Omnibar
      label={words.t("users.searchAndFilter")}
      labels={labels}
      total={total}
      search={{
        label: words.t("users.search"),
        value: filters.search,
        maxLength: searchMax,
        onSearch: (search) => onChange({ search }),
      }}
      filters={[
        { key: "status", label: words.t("users.status"), options: statuses, selectedKeys: filters.status },
        { ...fromServer("roleIds", roles), label: words.t("users.role"), options: roleOptions },
        { ...fromServer("teamIds", teams), label: words.t("users.team"), options: teamOptions },
      ]}
      onFiltersOpenChange={() => setAsked(true)}
      onFilterChange={(key, ids) =>
        onChange(key === "status" ? { status: UserStatus.options.filter((one) => ids.includes(one)) } : { [key]: ids })
      }
      onClear={() => onChange({ ...noFilters, search: filters.search })}
    />
  );
};
