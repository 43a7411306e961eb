import { MultiSelect } from "../multi-select.tsx";
import type { OmnibarProps } from "./types.ts";

/** The filters, each with what it can be narrowed to. Every choice counts at once. */
export function OmnibarFilters({ filters = [], onFilterChange }: Pick<OmnibarProps, "filters" | "onFilterChange">) {
  return (
    <div className="ev-omnibar-filters">
      {filters.map(({ key, label, options, load, hasFailed, onRetry, selectedKeys: selected, maximum }) => (
        <MultiSelect
          key={key}
          label={label}
          options={options}
          load={load}
          isLoading={!load && options === undefined && hasFailed !== true}
          hasFailed={hasFailed}
          onRetry={onRetry}
          maximum={maximum}
          value={{ all: false, selected }}
          onChange={(change) => onFilterChange?.(key, change.selected)}
        />
      ))}
    </div>
  );
}
