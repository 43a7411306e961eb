import type { ComponentType } from "react";
import type { WordSource } from "../words/word-store.ts";

/** Where a screen of an app is, and who may open it. */
export interface AppRoute<Name extends string = string> {
  readonly name: Name;
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
}

/** Loads the code of screens, by the names of their routes. */
export type Screens<Name extends string = string> = Readonly<Record<Name, () => Promise<ComponentType>>>;

/** What an app tells the shell of itself. */
export interface AppManifest<Name extends string = string> {
  /** The app context: the first segment of its addresses. */
  readonly id: string;
  /** Every page has them, whichever app it shows: they decide what an address means and who may open it. */
  readonly routes: readonly AppRoute<Name>[];
  /** A module of its own, `screens.ts` beside the manifest, which is loaded when the app is opened. */
  readonly screens: () => Promise<{ readonly screens: Screens<Name> }>;
}

/** A manifest whose screens are those of its routes. */
export const defineApp = <const Name extends string>(manifest: AppManifest<Name>): AppManifest => manifest;
