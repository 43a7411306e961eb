import type { Words } from "@evolve/i18n";
import type { ReactNode } from "react";

/** Something that a person can have done wherever they are: by the palette, by its keys, by the menu that shows it. */
export interface Command {
  readonly id: string;
  /** A function of the words, so that the palette also finds it by its English name. */
  readonly name: (words: Words) => string;
  /** What it is one choice of, or belongs to: "Theme". */
  readonly group?: (words: Words) => string;
  readonly icon?: ReactNode;
  /** As tinykeys writes them: `$mod+k`, where `$mod` is Ctrl, and Command on a Mac; `n` is a key by itself. */
  readonly keys?: string;
  /** Its keys can be changed and turned off; these are the ones it has until then. */
  readonly usualKeys?: string;
  /** Other keys that do the same; not listed. */
  readonly otherKeys?: string;
  /** Its keys are taken before the widget in focus has them. */
  readonly isFirst?: boolean;
  /** Whether there is something to do now; if not, its keys are left to the browser. */
  readonly canRun?: () => boolean;
  /** Belongs to the screen that is shown, and is listed under it. */
  readonly isOfScreen?: boolean;
  /** It has keys, or a place in a menu, and no line in the palette. */
  readonly isNotInPalette?: boolean;
  readonly run: () => void;
}
