import "./tag.css";
import type { ReactNode } from "react";
import X from "lucide-react/icons/x";
import { cx } from "./internal/cx.ts";

export interface TagProps {
  readonly children: ReactNode;
  /** `brand` for a filter that is on. */
  readonly tone?: "neutral" | "brand" | undefined;
  /** With it the tag can be taken away; needs `removeLabel`. */
  readonly onRemove?: (() => void) | undefined;
  readonly removeLabel?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly className?: string | undefined;
}

export const Tag = ({ children, tone = "neutral", onRemove, removeLabel, isDisabled, className }: TagProps) => (
  <span className={cx("ev-tag", `ev-tag-${tone}`, className)}>
    <span className="ev-tag-words">{children}</span>
    {onRemove && (
      <button type="button" className="ev-tag-remove" aria-label={removeLabel} disabled={isDisabled} onClick={onRemove}>
        <X />
      </button>
    )}
  </span>
);
