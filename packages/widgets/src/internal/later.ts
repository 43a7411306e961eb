import { lazyPart } from "../lazy-part.tsx";

/* What opens over a widget comes after it: fetched when somebody comes near what opens it, else when it opens. */

export const Menu = lazyPart(async () => (await import("../menu.tsx")).Menu);
export const Popover = lazyPart(async () => (await import("../popover.tsx")).Popover);
