import { lazy } from "react";

/** Answers what fetches a part ahead of its use. It may be called as often as one likes; what failed is asked for again. */
export function ahead(load: () => Promise<unknown>): () => void {
  let coming: Promise<unknown> | undefined;
  return () => {
    coming ??= load().catch(() => (coming = undefined));
  };
}

/*
 * What opens over a widget comes after it. It is fetched when somebody comes near what opens it, and should it not be there
 * yet, it opens when it comes.
 */
const menu = () => import("../menu.tsx");
const popover = () => import("../popover.tsx");

export const Menu = lazy(async () => ({ default: (await menu()).Menu }));
export const Popover = lazy(async () => ({ default: (await popover()).Popover }));
export const fetchMenu = ahead(menu);
export const fetchPopover = ahead(popover);
