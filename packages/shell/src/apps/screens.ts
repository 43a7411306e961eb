import { lazyPart } from "@evolve/widgets/lazy-part";
import { createElement } from "react";
import { logFault } from "../log.ts";
import { ScreenFailure } from "../page/screen-failure.tsx";
import { loadScreenLabels } from "../words/widget-words.tsx";
import type { WordStore } from "../words/word-store.ts";
import type { AppRoute } from "./manifest.ts";

const load = (route: AppRoute, words: WordStore) =>
  lazyPart(
    async () => {
      const [{ Screen }] = await Promise.all([route.load(), words.need(route.areas), loadScreenLabels()]);
      return Screen as () => ReturnType<typeof createElement>;
    },
    (failure) => {
      logFault("a screen failed", failure.error);
      return createElement(ScreenFailure, failure);
    },
  );

const screens = new Map<AppRoute, ReturnType<typeof load>>();

/** A route's screen, loaded with its messages when it is first shown. */
export const screenOf = (route: AppRoute, words: WordStore): ReturnType<typeof load> => {
  const known = screens.get(route);
  if (known !== undefined) return known;
  const screen = load(route, words);
  screens.set(route, screen);
  return screen;
};
