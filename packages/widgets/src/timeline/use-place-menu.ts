import { useEffect, useRef, useState } from "react";
import type { MouseEvent, RefObject } from "react";
import { useLatest } from "../internal/use-latest.ts";
import { isMirrored } from "../virtual-grid/flow-key.ts";
import { snapTime } from "./time-scale.ts";
import type { TimeScale } from "./time-scale.ts";
import type { TimelineBar, TimelinePlace } from "./types.ts";

interface MenuInput {
  readonly scale: TimeScale;
  readonly zone: string;
  readonly snapMinutes: number;
  readonly nameWidth: number;
  readonly body: RefObject<HTMLElement | null>;
  /** Whether rows have a menu of their own. */
  readonly hasRows: boolean;
}

/** From where an element begins. */
const pixelsWithin = ({ clientX }: { readonly clientX: number }, element: Element): number => {
  const box = element.getBoundingClientRect();
  return isMirrored(element) ? box.right - clientX : clientX - box.left;
};

/** The menu of a bar or of a row: where it was opened, and by what. */
export const usePlaceMenu = ({ scale, zone, snapMinutes, nameWidth, body, hasRows }: MenuInput) => {
  const anchor = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<{
    readonly rowId: string;
    readonly barId: string | null;
    readonly at: number | null;
  } | null>(null);
  const open = (element: HTMLElement | null, { rowId, bar, at }: TimelinePlace): void => {
    anchor.current = element;
    setPlace({ rowId, barId: bar?.id ?? null, at });
  };
  const timeAt = (from: number, pixels: number): number | null =>
    pixels < 0 ? null : snapTime(from + pixels * scale.msPerPixel, snapMinutes, zone);
  const latest = useLatest({ open, timeAt, nameWidth, from: scale.from });
  useEffect(() => {
    const element = body.current;
    if (!element || !hasRows) return undefined;
    const onRow = (event: globalThis.MouseEvent): void => {
      const row = event.target instanceof Element ? event.target.closest('[role="row"]:not([aria-expanded])') : null;
      const name = row?.querySelector<HTMLElement>("[data-timeline-row]");
      if (!row || !name || event.defaultPrevented) return;
      event.preventDefault();
      const { open: openAt, timeAt: timeOf, from } = latest.current;
      const at = timeOf(from, pixelsWithin(event, row) - latest.current.nameWidth);
      openAt(name, { rowId: name.dataset.timelineRow ?? "", at });
    };
    element.addEventListener("contextmenu", onRow);
    return () => element.removeEventListener("contextmenu", onRow);
  }, [body, hasRows, latest]);
  return {
    place,
    anchor,
    open,
    close: () => setPlace(null),
    onBar: (event: MouseEvent<HTMLElement>, bar: TimelineBar): void => {
      event.preventDefault();
      open(event.currentTarget, {
        rowId: bar.rowId,
        bar,
        at: timeAt(bar.start, pixelsWithin(event, event.currentTarget)),
      });
    },
  };
};
