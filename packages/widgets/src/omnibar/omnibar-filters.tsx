import { Fragment } from "react";
import { MultiSelect } from "../multi-select.tsx";
import type { OmnibarProps } from "./types.ts";

/** The filters, each with what it can be narrowed to. Every choice counts at once. */
export const OmnibarFilters = ({ filters = [], onFilterChange }: Pick<OmnibarProps, "filters" | "onFilterChange">) => (
  <div className="ev-omnibar-filters">
    {filters.map(({ key, label, options, server, field, hasFailed, onRetry, selectedKeys: selected, maximum }) =>
      field === undefined ? (
        <MultiSelect
          key={key}
          label={label}
          options={options}
          server={server}
          knownOptions={options}
          isLoading={!server && options === undefined && hasFailed !== true}
          hasFailed={hasFailed}
          onRetry={onRetry}
          maximum={maximum}
          value={{ all: false, selected }}
          onChange={(change) => onFilterChange?.(key, change.selected)}
        />
      ) : (
        <Fragment key={key}>{field}</Fragment>
      ),
    )}
  </div>
);
