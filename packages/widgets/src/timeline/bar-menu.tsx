import { Suspense } from "react";
import type { RefObject } from "react";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import ExternalLink from "lucide-react/icons/square-arrow-out-up-right";
import { afterMenu } from "../internal/after-menu.ts";
import { defined } from "../internal/defined.ts";
import { Menu } from "../internal/later.ts";
import type { MenuEntry } from "../menu.tsx";
import type { TimelineBar, TimelineLabels } from "./types.ts";
import type { BarPart } from "./use-bar-drag.ts";

interface BarMenuProps {
  /** Without it the menu is that of a row. */
  readonly bar: TimelineBar | undefined;
  readonly rowName: string;
  readonly more: readonly MenuEntry[];
  readonly anchor: RefObject<HTMLElement | null>;
  readonly labels: TimelineLabels;
  /** Absent where bars stay where they are. */
  readonly onStep: ((bar: TimelineBar, part: BarPart, steps: 1 | -1) => void) | undefined;
  readonly onOpen: ((bar: TimelineBar) => void) | undefined;
  readonly onClose: () => void;
}

/** What dragging does, without it: the menu of a bar; and what else can be done there. */
export const BarMenu = ({ bar, rowName, more, anchor, labels, onStep, onOpen, onClose }: BarMenuProps) => {
  const steps = [
    ["earlier", "whole", -1, "Alt ←"],
    ["later", "whole", 1, "Alt →"],
    ["startEarlier", "start", -1, undefined],
    ["startLater", "start", 1, undefined],
    ["endEarlier", "end", -1, "Alt Shift ←"],
    ["endLater", "end", 1, "Alt Shift →"],
  ] as const;
  const items: MenuEntry[] = [
    ...(bar && onOpen ? [{ id: "open", label: labels.open, icon: <ExternalLink />, onAction: () => onOpen(bar) }] : []),
    ...(bar && onStep && bar.isLocked !== true
      ? steps.map(([id, part, by, keys]) => ({
          id,
          label: labels[id],
          icon: by < 0 ? <ArrowLeft /> : <ArrowRight />,
          ...defined({ end: keys }),
          onAction: () => onStep(bar, part, by),
        }))
      : []),
    ...(bar && more.length > 0 ? [{ id: "more", isLine: true as const }] : []),
    ...more,
  ];
  if (items.length === 0) return null;
  return (
    <Suspense>
      <Menu
        anchor={anchor}
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        label={labels.menu(bar?.label ?? rowName)}
        items={afterMenu(items)}
      />
    </Suspense>
  );
};
