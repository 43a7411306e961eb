import "./toast.css";
import { useEffect } from "react";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import X from "lucide-react/icons/x";
import {
  Button,
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from "react-aria-components/Toast";
import type { QueuedToast } from "react-aria-components/Toast";
import { useGlide } from "./internal/use-glide.ts";
import { createDismissTimer } from "./logic/dismiss-timer.ts";
import type { DismissTimer } from "./logic/dismiss-timer.ts";
import { useWidgetLabels } from "./labels.tsx";

export type ToastTone = "success" | "info" | "warning" | "danger";

export interface ToastMessage {
  readonly tone?: ToastTone | undefined;
  readonly title?: string | undefined;
  readonly text: string;
  /** Milliseconds, or a name: `short` 3000, `default` 5000, `untilClosed`. An error (`bad`) stays until it is closed. */
  readonly duration?: number | "short" | "default" | "untilClosed" | undefined;
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

interface ShownToast extends ToastMessage {
  readonly milliseconds: number | null;
}

export interface Toasts {
  /** Shows a message, newest on top; answers the function that takes it away again. */
  show(message: ToastMessage): () => void;
  clear(): void;
}

const durations = { short: 3000, default: 5000, untilClosed: null };
const maxVisible = 5;

const queue = new ToastQueue<ShownToast>({ maxVisibleToasts: maxVisible });
const timers = new Set<DismissTimer>();
let isHeld = false;

// The region tells its queue when pointer and focus come and when both have gone.
queue.pauseAll = () => {
  isHeld = true;
  for (const timer of timers) timer.hold();
};
queue.resumeAll = () => {
  isHeld = false;
  for (const timer of timers) timer.release();
};

/** The one queue of the page; `ToastRegion` shows it. */
export const toasts: Toasts = {
  show(message) {
    // The region goes with its last message, and tells of no end then.
    if (queue.visibleToasts.length === 0) isHeld = false;
    const key = queue.add({ ...message, milliseconds: millisecondsOf(message) });
    return () => queue.close(key);
  },
  clear: () => queue.clear(),
};

const millisecondsOf = ({ tone, duration = "default" }: ToastMessage): number | null => {
  if (tone === "danger") return null;
  return typeof duration === "number" ? duration : durations[duration];
};

export interface ToastRegionProps {
  /** Names the region, a landmark that F6 reaches. */
  readonly label: string;
}

/** Bottom right of the page. While the pointer or the focus is on it nothing goes away. */
export const ToastRegion = ({ label }: ToastRegionProps) => (
  <AriaToastRegion className="ev-toasts" queue={queue} aria-label={label}>
    {({ toast }) => <ToastCard toast={toast} />}
  </AriaToastRegion>
);

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, danger: CircleAlert };

interface ToastCardProps {
  readonly toast: QueuedToast<ShownToast>;
}

const ToastCard = ({ toast }: ToastCardProps) => {
  const { close } = useWidgetLabels("common");
  const { tone = "info", title, text, action, milliseconds } = toast.content;
  const Icon = icons[tone];
  const card = useGlide();
  useDismissal(toast.key, milliseconds);
  // An error interrupts; everything else waits for the screen reader to finish its sentence.
  const announcement = tone === "danger" ? {} : ({ role: "status" } as const);
  return (
    <AriaToast ref={card} toast={toast} className={`ev-toast ev-toast-${tone}`}>
      <Icon className="ev-toast-icon" />
      <ToastContent className="ev-toast-words" {...announcement}>
        <Text slot="title" className={title ? "ev-toast-title" : "ev-toast-text"}>
          {title ?? text}
        </Text>
        {title && (
          <Text slot="description" className="ev-toast-text">
            {text}
          </Text>
        )}
      </ToastContent>
      {action && (
        <Button
          className="ev-toast-action"
          onPress={() => {
            action.onPress();
            queue.close(toast.key);
          }}
        >
          {action.label}
        </Button>
      )}
      <Button slot="close" className="ev-toast-close" aria-label={close}>
        <X />
      </Button>
    </AriaToast>
  );
};

const useDismissal = (key: string, milliseconds: number | null) => {
  useEffect(() => {
    if (milliseconds === null) return undefined;
    const timer = createDismissTimer(milliseconds, () => queue.close(key));
    timers.add(timer);
    if (isHeld) timer.hold();
    return () => {
      timer.stop();
      timers.delete(timer);
    };
  }, [key, milliseconds]);
};
