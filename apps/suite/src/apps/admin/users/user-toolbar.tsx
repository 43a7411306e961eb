import { useWords } from "@evolve/i18n/react";
import { SearchField } from "@evolve/widgets/search-field";
import { FilterChips } from "./filter-chips.tsx";
import { FilterPopover } from "./filter-popover.tsx";
import type { UserFilters } from "./user-query.ts";

interface UserToolbarProps {
  readonly filters: UserFilters;
  readonly onChange: (changes: Partial<UserFilters>) => void;
}

/** Search and filters, above the columns. */
export const UserToolbar = ({ filters, onChange }: UserToolbarProps) => {
  const words = useWords();
  return (
    <>
      <SearchField
        className="us-search"
        label={words.t("users.search")}
        placeholder={words.t("users.search")}
        clearLabel={words.t("users.clearSearch")}
        maxLength={100}
        value={filters.search}
        onSearch={(search) => onChange({ search: search.trim() })}
      />
      <FilterPopover filters={filters} onChange={onChange} />
      <FilterChips filters={filters} onChange={onChange} />
    </>
  );
};
