import { searchMax } from "@evolve/contracts/search";
import { Omnibar } from "@evolve/widgets/omnibar";
import { useQueries } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useShell } from "../shell-context.ts";
import type { List, ListRow, ListTexts } from "./define-list.ts";
import type { ListState } from "./use-list-state.ts";

interface ListBarProps<Row extends ListRow> {
  readonly list: List<Row>;
  readonly texts: ListTexts;
  readonly state: ListState;
  readonly total: number | null;
}

/** Search, filters and count, above the columns. Choices of the server are asked for once somebody looks at the filters. */
export const ListBar = <Row extends ListRow>({ list, texts, state, total }: ListBarProps<Row>) => {
  const { client, words } = useShell();
  const [isAsked, setAsked] = useState(false);
  const labels = useMemo(() => ({ itemCount: texts.count }), [texts]);
  const choices = useQueries({
    queries: list.filters.map((filter) => ({
      ...("query" in filter
        ? filter.query(client)
        : { queryKey: ["choices", list.name, filter.field, words.locale], queryFn: () => filter.options(words) }),
      enabled: isAsked || state.idsOf(filter.field).length > 0,
    })),
  });
  const filters = list.filters.map(({ field, label }, index) => ({
    key: field,
    label: label(words),
    options: choices[index]?.data,
    selectedKeys: state.idsOf(field),
    hasFailed: choices[index]?.isError,
    onRetry: () => void choices[index]?.refetch(),
  }));

  return (
    <Omnibar
      label={texts.searchAndFilter}
      labels={labels}
      total={total}
      search={{
        label: texts.search,
        value: state.textOf("search"),
        maxLength: searchMax,
        onSearch: (search) => state.changeFilter({ search }),
      }}
      {...(filters.length > 0 && { filters })}
      onFiltersOpenChange={() => setAsked(true)}
      onFilterChange={(field, ids) => state.changeFilter({ [field]: ids })}
      onClear={() => state.changeFilter(Object.fromEntries(list.filters.map(({ field }) => [field, ""])))}
    />
  );
};
