import "./product-mark.css";
import { cx } from "./internal/cx.ts";

export interface ProductMarkProps {
  /** `brand` on the page's ground; `glass` on the header's gradient. */
  readonly variant?: "brand" | "glass" | undefined;
  /** Pixels. */
  readonly size?: number | undefined;
  /** Without it the mark is decoration beside the product's name. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** The product's own logo: three spans of a schedule. A tenant's logo takes its place by branding. */
export const ProductMark = ({ variant = "brand", size = 28, label, className }: ProductMarkProps) => {
  const named = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg
      {...named}
      className={cx("ev-mark", `ev-mark-${variant}`, className)}
      viewBox="0 0 28 28"
      width={size}
      height={size}
    >
      <rect className="ev-mark-ground" width="28" height="28" rx="7" />
      <rect x="6" y="8" width="10" height="3.2" rx="1.6" />
      <rect x="10" y="12.6" width="12" height="3.2" rx="1.6" opacity=".75" />
      <rect x="7.5" y="17.2" width="8" height="3.2" rx="1.6" opacity=".5" />
    </svg>
  );
};
