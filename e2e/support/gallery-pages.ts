import { readFileSync } from "node:fs";
import type { Language, MessageKey, Words } from "@evolve/i18n";
import type { Page } from "@playwright/test";
import { wordsIn } from "./appearance.ts";
import { examplesShown, headingShown } from "./ready.ts";

/** Every widget of the gallery's registry, in its order: a widget that is added is looked at from then on. */
export const galleryWidgets: readonly string[] = [
  ...readFileSync(new URL("../../apps/gallery/src/registry.ts", import.meta.url), "utf8").matchAll(/\bid: "([\w-]+)"/g),
].map(([, id = ""]) => id);

export interface GalleryLook {
  /** The only state to be shown: what a heavy page draws beside it costs a test seconds. */
  readonly state?: string;
  readonly language?: Language;
  readonly theme?: "light" | "dark" | "contrast";
  readonly density?: "comfortable" | "compact";
  readonly direction?: "ltr" | "rtl";
}

/** The heading of a page, in its language. */
const titleOf = (place: string, { t, message }: Words): string => {
  const [page, widget] = place.split("/");
  if (widget !== undefined) return message(`gallery.widget-${widget}` as MessageKey);
  return t(page === "examples" ? "gallery.examples" : page === "tokens" ? "gallery.tokens" : "gallery.formExamples");
};

/** Opens a page of the gallery: `examples/button`, `tokens`. From one of its pages to another nothing is reloaded. */
export const openGallery = async (page: Page, place: string, look: GalleryLook = {}): Promise<void> => {
  const query = new URLSearchParams({ ...look }).toString();
  await page.goto(`/gallery/#/${place}${query === "" ? "" : `?${query}`}`);
  await headingShown(page, titleOf(place, wordsIn(look.language ?? "en")));
  await examplesShown(page);
};
