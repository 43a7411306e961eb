import { searchMax } from "@evolve/contracts/search";
import type { DateSpan } from "@evolve/widgets/date-range-field";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Omnibar } from "@evolve/widgets/omnibar";
import { keepPreviousData, useQueries } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useShell } from "../shell-context.ts";
import { fieldsOf, type List, type ListRow, type ListTexts } from "./define-list.ts";
import type { ListState } from "./use-list-state.ts";

const DateRangeField = lazyPart(async () => (await import("@evolve/widgets/date-range-field")).DateRangeField);

const NumberRange = lazyPart(async () => (await import("./filter-fields.tsx")).NumberRange);
const TextFilter = lazyPart(async () => (await import("./filter-fields.tsx")).TextFilter);

interface ListBarProps<Row extends ListRow> {
  readonly list: List<Row>;
  readonly texts: ListTexts;
  readonly state: ListState;
  readonly total: number | null;
}

/** Search, filters and count, above the columns. Choices of the server are asked for once somebody looks at the filters. */
export const ListBar = <Row extends ListRow>({ list, texts, state, total }: ListBarProps<Row>) => {
  const { client, holds, words } = useShell();
  const [isAsked, setAsked] = useState(false);
  const labels = useMemo(() => ({ itemCount: texts.count }), [texts]);
  const offered = list.filters.filter(({ permission }) => permission === undefined || holds(permission));
  const choices = useQueries({
    queries: offered.map((filter) => {
      const ids = state.idsOf(filter.field);
      const hasIds = ids.length > 0;
      if ("searched" in filter)
        return { ...filter.searched.named(client, ids), enabled: hasIds, placeholderData: keepPreviousData };
      if ("query" in filter) return { ...filter.query(client), enabled: isAsked || hasIds };
      const queryKey = ["choices", list.name, filter.field, words.locale];
      return {
        queryKey,
        queryFn: () => ("options" in filter ? filter.options(words) : []),
        enabled: isAsked || hasIds,
      };
    }),
  });
  /** An address may name only one of the days. */
  const spanText = ({ from, to }: DateSpan): string =>
    [from, to].map((day) => (day === "" ? "…" : words.date(day, "date", "UTC"))).join(" – ");
  const filters = offered.map((filter, index) => {
    const { field, label } = filter;
    const named = { key: field, label: label(words) };
    if ("until" in filter) {
      const [from, to] = [state.textOf(field), state.textOf(filter.until)];
      const span = from !== "" && to !== "" ? { from, to } : null;
      return {
        ...named,
        options: [{ id: field, label: spanText({ from, to }) }],
        selectedKeys: from === "" && to === "" ? [] : [field],
        field: (
          <DateRangeField
            label={named.label}
            value={span}
            timeZone={words.timeZone}
            onChange={(next) => state.changeFilter({ [field]: next?.from ?? "", [filter.until]: next?.to ?? "" })}
          />
        ),
      };
    }
    if ("most" in filter) {
      const { most, from, to } = filter;
      const [least, greatest] = [state.textOf(field), state.textOf(most)];
      const isNarrowed = least !== "" || greatest !== "";
      return {
        ...named,
        options: [{ id: field, label: [least, greatest].map((bound) => bound || "…").join(" – ") }],
        selectedKeys: isNarrowed ? [field] : [],
        field: (
          <NumberRange
            {...{ label: named.label, least, most: greatest, from, to }}
            onLeast={(text) => state.changeFilter({ [field]: text })}
            onMost={(text) => state.changeFilter({ [most]: text })}
          />
        ),
      };
    }
    if ("isText" in filter) {
      const text = state.textOf(field);
      return {
        ...named,
        options: [{ id: field, label: text }],
        selectedKeys: text === "" ? [] : [field],
        field: (
          <TextFilter label={named.label} value={text} onChange={(next) => state.changeFilter({ [field]: next })} />
        ),
      };
    }
    return {
      ...named,
      options: choices[index]?.data,
      ...("searched" in filter && { server: filter.searched.search(client) }),
      selectedKeys: state.idsOf(field),
      hasFailed: choices[index]?.isError,
      onRetry: () => void choices[index]?.refetch(),
    };
  });
  /** Of a range of days the tag takes both ends off. */
  const cleared = (field: string) =>
    Object.fromEntries(
      list.filters
        .filter((filter) => filter.field === field)
        .flatMap((filter) => fieldsOf(filter).map((one) => [one, ""])),
    );

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
      onFilterChange={(field, ids) => state.changeFilter(ids.length > 0 ? { [field]: ids } : cleared(field))}
      onClear={() => state.changeFilter(Object.fromEntries(list.filters.flatMap(fieldsOf).map((field) => [field, ""])))}
    />
  );
};
