import type { Words } from "@evolve/i18n";
import type { Page } from "@playwright/test";

/** A state of the product worth looking at: what it is, and the way there from the state before it. */
export interface Scene {
  readonly name: string;
  readonly show: (page: Page, words: Words) => Promise<void>;
}
