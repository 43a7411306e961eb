import "./banner.css";
import type { ReactNode } from "react";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import X from "lucide-react/icons/x";
import { cx } from "./internal/cx.ts";
import { useWidgetLabels } from "./labels.tsx";

export type BannerTone = "info" | "success" | "warning" | "danger";

export interface BannerProps {
  readonly tone?: BannerTone | undefined;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** A button or a link at the end. */
  readonly action?: ReactNode;
  /** With it the banner can be dismissed. */
  readonly onDismiss?: (() => void) | undefined;
  /** Says it to a screen reader when it appears: `danger` at once, the others in turn. Off for what is there from the start. */
  readonly isAnnounced?: boolean | undefined;
  readonly className?: string | undefined;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

export const Banner = (props: BannerProps) => {
  const { tone = "info", title, children, action, onDismiss, isAnnounced = true, className } = props;
  const Icon = icons[tone];
  const role = isAnnounced ? { role: tone === "danger" ? "alert" : "status" } : {};
  return (
    <div className={cx("ev-banner", `ev-banner-${tone}`, className)} {...role}>
      <Icon className="ev-banner-icon" />
      <div className="ev-banner-body">
        <div className="ev-banner-words">
          {title && <p className="ev-banner-title">{title}</p>}
          {children && <div>{children}</div>}
        </div>
        {action && <div className="ev-banner-action">{action}</div>}
      </div>
      {onDismiss && <DismissButton onPress={onDismiss} />}
    </div>
  );
};

const DismissButton = ({ onPress }: { onPress: () => void }) => {
  const { dismiss } = useWidgetLabels("common");
  return (
    <button type="button" className="ev-banner-close" aria-label={dismiss} onClick={onPress}>
      <X />
    </button>
  );
};
