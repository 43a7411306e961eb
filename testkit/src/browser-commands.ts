import type { BrowserCommand } from "vitest/node";

type PointerAction = "down" | "up" | "move";

interface Media {
  readonly reducedMotion?: "reduce" | "no-preference";
  readonly forcedColors?: "active" | "none";
}

declare module "vitest/browser" {
  interface BrowserCommands {
    /** Holds, moves and lets go of the mouse, step by step. Positions are those of the test's window. */
    pointer: (action: PointerAction, x?: number, y?: number, options?: { readonly steps?: number }) => Promise<void>;
    /** What the system prefers, until the test sets it back. */
    emulateMedia: (media: Media) => Promise<void>;
  }
}

const pointer: BrowserCommand<[PointerAction, number?, number?, { readonly steps?: number }?]> = async (
  { page, frame },
  action,
  x = 0,
  y = 0,
  options = {},
) => {
  if (action !== "move") return page.mouse[action]();
  const around = await (await (await frame()).frameElement()).boundingBox();
  return page.mouse.move(x + (around?.x ?? 0), y + (around?.y ?? 0), options);
};

const emulateMedia: BrowserCommand<[Media]> = ({ page }, media) => page.emulateMedia(media);

/** What tests of components do outside their window, by Playwright. */
export const browserCommands = { pointer, emulateMedia };
