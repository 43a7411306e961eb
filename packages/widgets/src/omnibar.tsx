import "./omnibar/omnibar.css";
import { Suspense, useId, useRef, useState } from "react";
import ListFilter from "lucide-react/icons/list-filter";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { Button } from "./button.tsx";
import { cx } from "./internal/cx.ts";
import { isOverLimit, limitationThreshold, tagsOf } from "./logic/omnibar.ts";
import { OmnibarSearchBox } from "./omnibar/omnibar-search.tsx";
import { OmnibarTags } from "./omnibar/omnibar-tags.tsx";
import type { OmnibarProps } from "./omnibar/types.ts";
import { useIsNarrow } from "./omnibar/use-is-narrow.ts";
import { useWidgetLabels } from "./labels.tsx";
import { lazyPart } from "./lazy-part.tsx";

const OmnibarFilters = lazyPart(async () => (await import("./omnibar/omnibar-filters.tsx")).OmnibarFilters);

export type { OmnibarFilter, OmnibarProps } from "./omnibar/types.ts";

/** Above a list: the count, the search, the filters, and the active ones. */
export const Omnibar = (props: OmnibarProps) => {
  const {
    label,
    labels: own,
    total,
    selectedCount = 0,
    search,
    filters = [],
    onFilterChange,
    onClear,
    className,
  } = props;
  const { limitation = limitationThreshold } = props;
  const labels = { ...useWidgetLabels("omnibar"), ...own };
  const bar = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const isNarrow = useIsNarrow(bar);
  const [hasFilters, setHasFilters] = useState(false);
  const filtersId = useId();
  const tags = tagsOf(
    filters.map(({ key, label: name, options, selectedKeys: selected }) => ({
      key,
      label: name,
      selected,
      nameOf: (id) => options?.find((option) => option.id === id)?.label,
    })),
    labels.tag,
  );

  return (
    <div
      ref={bar}
      role="group"
      aria-label={label}
      className={cx("ev-omnibar", isNarrow && "ev-omnibar-narrow", className)}
    >
      <div className="ev-omnibar-line">
        {search && <OmnibarSearchBox search={search} labels={labels} />}
        {filters.length > 0 && (
          <Button
            icon={<ListFilter />}
            className="ev-omnibar-toggle"
            ref={toggle}
            aria-expanded={hasFilters}
            aria-controls={filtersId}
            onPressStart={OmnibarFilters.fetch}
            onHoverStart={OmnibarFilters.fetch}
            onFocus={OmnibarFilters.fetch}
            onPress={() => {
              setHasFilters(!hasFilters);
              props.onFiltersOpenChange?.(!hasFilters);
            }}
          >
            <span className="ev-toolbar-words">{labels.filters}</span>
            {tags.length > 0 && (
              <span className="ev-omnibar-badge ev-num">
                <span aria-hidden="true">{tags.length}</span>
                <span className="ev-sr">{labels.filtersOn(tags.length)}</span>
              </span>
            )}
          </Button>
        )}
        <OmnibarTags
          tags={tags}
          labels={labels}
          isNarrow={isNarrow}
          onRemove={({ key, id }) => {
            const filter = filters.find((other) => other.key === key);
            if (filter)
              onFilterChange?.(
                key,
                filter.selectedKeys.filter((other) => other !== id),
              );
          }}
          onClear={onClear}
          onGone={() => {
            if (document.activeElement === document.body) toggle.current?.focus();
          }}
        />
        <span className="ev-omnibar-count ev-num" aria-live="polite">
          {total !== null &&
            total > 0 &&
            (selectedCount > 0 ? labels.selectedCount(selectedCount, total) : labels.itemCount(total))}
        </span>
      </div>
      <div id={filtersId} hidden={!hasFilters}>
        <Suspense>{hasFilters && <OmnibarFilters filters={filters} onFilterChange={onFilterChange} />}</Suspense>
      </div>
      <div role="status">
        {total !== null && isOverLimit(total, limitation) && (
          <p className="ev-omnibar-warning">
            <TriangleAlert />
            <span>{labels.limitation(limitation, total)}</span>
          </p>
        )}
      </div>
    </div>
  );
};
