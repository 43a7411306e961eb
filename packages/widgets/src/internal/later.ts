import { lazyPart } from "../lazy-part.tsx";

/* Overlays load later: prefetched on hover or focus of their trigger, otherwise on opening. */

export const Menu = lazyPart(async () => (await import("../menu.tsx")).Menu);
export const Popover = lazyPart(async () => (await import("../popover.tsx")).Popover);
