import "./tag-list.css";
import { Suspense, useLayoutEffect, useRef } from "react";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import { Button } from "react-aria-components/Button";
import { cx } from "./internal/cx.ts";
import { hasModifier } from "./internal/has-modifier.ts";
import { Popover } from "./internal/later.ts";
import { useFocusLater } from "./internal/use-focus-later.ts";
import { useOpener } from "./internal/use-opener.ts";
import { Tag } from "./tag.tsx";
import type { TagListLabels } from "./internal/label-types.ts";
import { useWidgetLabels } from "./labels.tsx";

export interface TagListItem {
  readonly id: string;
  readonly label: string;
}

export interface TagListProps {
  readonly items: readonly TagListItem[];
  /** How many are shown; the rest is counted, and shown on a press. */
  readonly max?: number | undefined;
  /** Other words than every list has: "2 more skills". */
  readonly labels?: Partial<TagListLabels> | undefined;
  /** Shows '+2' instead of the words, which then only name the button. */
  readonly isCompact?: boolean | undefined;
  readonly tone?: "neutral" | "brand" | undefined;
  /** With it each tag can be taken away. */
  readonly onRemove?: ((id: string) => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A few tags, then how many more there are. Arrows go from one to the next, Delete takes one away. */
export const TagList = (props: TagListProps) => {
  const { items, max = 2, isCompact = false, onRemove, isDisabled = false, className } = props;
  const labels = { ...useWidgetLabels("tagList"), ...props.labels };
  const root = useRef<HTMLDivElement>(null);
  const later = useFocusLater(root);
  const opener = useOpener(Popover.fetch);
  const shown = items.slice(0, max);
  const rest = items.slice(max);
  return (
    <Tags {...props} labels={labels} root={root} items={shown} className={cx("ev-tag-list", className)}>
      {rest.length > 0 && (
        <li>
          <Button
            {...opener.buttonProps}
            className={cx("ev-tag ev-tag-more ev-num", props.tone === "brand" && "ev-tag-brand")}
            aria-label={labels.more(rest.length)}
            isDisabled={isDisabled}
          >
            {isCompact ? `+${rest.length}` : labels.more(rest.length)}
          </Button>
          <Suspense>
            {opener.wasOpened && (
              <Popover
                label={labels.more(rest.length)}
                anchor={opener.anchor}
                isOpen={opener.isOpen}
                onOpenChange={opener.change}
              >
                <Tags
                  {...props}
                  labels={labels}
                  items={rest}
                  className="ev-tag-list ev-tag-list-rest"
                  onRemove={
                    onRemove &&
                    ((id) => {
                      onRemove(id);
                      if (rest.length > 1) return;
                      opener.change(false);
                      later("li:last-child button");
                    })
                  }
                />
              </Popover>
            )}
          </Suspense>
        </li>
      )}
    </Tags>
  );
};

const buttonsIn = (root: HTMLElement | null) => [
  ...(root?.querySelectorAll<HTMLElement>("button:not(:disabled)") ?? []),
];

interface TagsProps extends Pick<TagListProps, "items" | "tone" | "onRemove" | "isDisabled"> {
  readonly labels: TagListLabels;
  readonly className: string;
  readonly root?: RefObject<HTMLDivElement | null> | undefined;
  readonly children?: ReactNode;
}

const Tags = ({ items, tone, onRemove, labels, isDisabled, className, root: given, children }: TagsProps) => {
  const own = useRef<HTMLDivElement>(null);
  const root = given ?? own;
  /** The place of the tag that was taken away; what stands there next gets the focus. */
  const emptied = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (emptied.current === undefined) return;
    const left = buttonsIn(root.current);
    const next = left[Math.min(emptied.current, left.length - 1)];
    emptied.current = undefined;
    (next ?? root.current)?.focus();
  }, [items, root]);

  const remove = (id: string, index: number) => {
    emptied.current = index;
    onRemove?.(id);
  };

  const takeKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = buttonsIn(event.currentTarget);
    const at = all.findIndex((button) => button === event.target);
    if (at < 0 || hasModifier(event)) return;
    const towardsEnd = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
    const places: Record<string, number | undefined> = {
      ArrowRight: at + towardsEnd,
      ArrowLeft: at - towardsEnd,
      Home: 0,
      End: all.length - 1,
    };
    const place = places[event.key];
    const takesAway = event.key === "Delete" || event.key === "Backspace";
    if (place !== undefined) all[place]?.focus();
    else if (takesAway && all[at]?.matches(".ev-tag-remove")) all[at].click();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      ref={root}
      role="presentation"
      {...(onRemove && { tabIndex: -1 })}
      className={className}
      onKeyDown={onRemove && takeKey}
    >
      <ul>
        {items.map(({ id, label }, index) => (
          <li key={id}>
            <Tag
              tone={tone}
              isDisabled={isDisabled}
              removeLabel={labels.remove(label)}
              {...(onRemove && { onRemove: () => remove(id, index) })}
            >
              {label}
            </Tag>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
};
