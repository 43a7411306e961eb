import { MultiSelect } from "../multi-select.tsx";
import type { OmnibarProps } from "./types.ts";

/** The filters, each with what it can be narrowed to. Every choice counts at once. */
export function OmnibarFilters({
  filters = [],
  labels,
  onFilter,
}: Pick<OmnibarProps, "filters" | "labels" | "onFilter">) {
  return (
    <div className="ev-omnibar-filters">
      {filters.map(({ key, label, options, load, hasFailed, onRetry, selected, maximum }) => (
        <MultiSelect
          key={key}
          label={label}
          labels={labels.choices}
          options={options}
          load={load}
          isLoading={!load && options === undefined && hasFailed !== true}
          hasFailed={hasFailed}
          onRetry={onRetry}
          maximum={maximum}
          value={{ all: false, selected }}
          onChange={(change) => onFilter?.(key, change.selected)}
        />
      ))}
    </div>
  );
}
