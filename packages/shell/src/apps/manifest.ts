import type { ComponentType } from "react";
import type { WordSource } from "../words/word-store.ts";

/** One screen of an app. */
export interface AppRoute {
  readonly name: string;
  /** The route behind the hash: `/users`, `/users/$userId`. A segment is letters, digits and hyphens, or a parameter. */
  readonly path: `/${string}`;
  /** Space-separated, any of them admits. The route's name where it is not given. */
  readonly permission?: string;
  /** True where it is not given. */
  readonly requireLogin?: boolean;
  /** The screen has the whole window: no header and no sidebar. */
  readonly isBare?: boolean;
  /** The messages that the screen needs beside the shell's own: areas of the suite, and the app's own. They are loaded with its code. */
  readonly areas: readonly WordSource[];
  /** Loads the screen's code. */
  readonly load: () => Promise<{ readonly Screen: ComponentType }>;
}

/** What an app tells the shell of itself. Nothing of it is loaded before one of its routes is opened. */
export interface AppManifest {
  /** The app context: the first segment of its addresses. */
  readonly id: string;
  readonly routes: readonly AppRoute[];
}
