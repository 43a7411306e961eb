import { useEffect, useRef } from "react";
import FilterX from "lucide-react/icons/funnel-x";
import { Button } from "../button.tsx";
import { countShown } from "../logic/omnibar.ts";
import type { FilterTag } from "../logic/omnibar.ts";
import { TagList } from "../tag-list.tsx";
import type { OmnibarLabels } from "../internal/label-types.ts";

interface OmnibarTagsProps {
  readonly tags: readonly FilterTag[];
  readonly labels: OmnibarLabels;
  readonly isNarrow: boolean;
  readonly onRemove: (tag: FilterTag) => void;
  readonly onClear: (() => void) | undefined;
  /** The last tag is off, perhaps under the focus. */
  readonly onGone: () => void;
}

const idOf = ({ key, id }: FilterTag) => `${key} ${id}`;

/** What the list is filtered by. Those that do not fit open from '{count} more…'. */
export const OmnibarTags = ({ tags, labels, isNarrow, onRemove, onClear, onGone }: OmnibarTagsProps) => {
  const count = useRef(0);
  useEffect(() => {
    if (count.current > 0 && tags.length === 0) onGone();
    count.current = tags.length;
  }, [tags.length, onGone]);
  if (tags.length === 0) return null;
  return (
    <div className="ev-omnibar-tags" role="group" aria-label={labels.tags}>
      <TagList
        items={tags.map((tag) => ({ id: idOf(tag), label: tag.text }))}
        max={countShown(tags.length, isNarrow)}
        tone="brand"
        labels={{ more: labels.moreTags, remove: labels.removeTag }}
        onRemove={(id) => {
          const tag = tags.find((other) => idOf(other) === id);
          if (tag) onRemove(tag);
        }}
      />
      {onClear && tags.length > 1 && (
        <Button size="small" variant="ghost" icon={<FilterX />} className="ev-omnibar-clear" onPress={onClear}>
          <span className="ev-toolbar-words">{labels.clearTags}</span>
        </Button>
      )}
    </div>
  );
};
