import type { MessageKey } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { Tag } from "@evolve/widgets/tag";
import { useRoles, useTeams } from "./use-directory.ts";
import { activeFilters, type UserFilters } from "./user-query.ts";
import { statusNames } from "./user-status.ts";

interface FilterChipsProps {
  readonly filters: UserFilters;
  readonly onChange: (changes: Partial<UserFilters>) => void;
}

type Filter = Exclude<keyof UserFilters, "search">;

const titles: Record<Filter, MessageKey> = { status: "users.status", roleIds: "users.role", teamIds: "users.team" };
const namedAtMost = 2;

/** The filters that are on, each with a way to take it off. */
export const FilterChips = ({ filters, onChange }: FilterChipsProps) => {
  const words = useWords();
  const roles = useRoles(filters.roleIds.length > 0);
  const teams = useTeams(filters.teamIds.length > 0);
  const nameOf: Record<Filter, (id: string) => string | undefined> = {
    status: (id) => words.t(statusNames[id as keyof typeof statusNames]),
    roleIds: (id) => roles.data?.find((role) => role.id === id)?.name,
    teamIds: (id) => teams.data?.find((team) => team.id === id)?.name,
  };

  return activeFilters(filters).map((filter) => {
    const title = words.t(titles[filter]);
    const names = filters[filter].map((id) => nameOf[filter](id) ?? "…");
    const rest = names.length - namedAtMost;
    const values =
      rest > 0
        ? words.t("users.chipMore", { values: names.slice(0, namedAtMost).join(", "), count: words.number(rest) })
        : names.join(", ");
    return (
      <Tag
        key={filter}
        tone="brand"
        removeLabel={words.t("users.removeFilter", { filter: title })}
        onRemove={() => onChange({ [filter]: [] })}
      >
        {words.t("users.chip", { filter: title, values })}
      </Tag>
    );
  });
};
