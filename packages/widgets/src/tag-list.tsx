import "./tag-list.css";
import { Tag } from "./tag.tsx";
import { Tooltip } from "./tooltip.tsx";

export interface TagListProps {
  items: readonly string[];
  /** How many are shown; the rest is counted. */
  max?: number | undefined;
  /** Says the count of the rest, e.g. "2 more". */
  moreLabel: (count: number) => string;
  className?: string | undefined;
}

/** A few tags, then '+n' with the rest in its tooltip. */
export function TagList({ items, max = 2, moreLabel, className }: TagListProps) {
  const rest = items.slice(max);
  return (
    <span className={`ev-tag-list ${className ?? ""}`}>
      {items.slice(0, max).map((item) => (
        <Tag key={item}>{item}</Tag>
      ))}
      {rest.length > 0 && (
        <Tooltip isPlain text={rest.join(", ")}>
          <button type="button" className="ev-tag ev-tag-more ev-num" aria-label={moreLabel(rest.length)}>
            +{rest.length}
          </button>
        </Tooltip>
      )}
    </span>
  );
}
