import { lazyPart } from "@evolve/widgets/lazy-part";
import { type ComponentType, createElement } from "react";
import { logFault } from "../log.ts";
import { ScreenFailure } from "../page/screen-failure.tsx";
import { loadScreenLabels } from "../words/widget-words.tsx";
import type { WordStore } from "../words/word-store.ts";
import type { AppManifest, AppRoute } from "./manifest.ts";

const codeOf = async ({ screens }: AppManifest, { name }: AppRoute): Promise<ComponentType> => {
  const load = (await screens()).screens[name];
  if (load === undefined) throw new Error(`There is no screen for the route ${name}`);
  return load();
};

/** Only starts the download; the screen itself shows a failure. */
export const fetchScreen = (app: AppManifest, route: AppRoute): void => {
  void loadScreenLabels();
  codeOf(app, route).catch(() => undefined);
};

const load = (app: AppManifest, route: AppRoute, words: WordStore) =>
  lazyPart(
    async () => {
      const [Screen] = await Promise.all([codeOf(app, route), words.need(route.areas), loadScreenLabels()]);
      return Screen as () => ReturnType<typeof createElement>;
    },
    (failure) => {
      logFault("a screen failed", failure.error);
      return createElement(ScreenFailure, failure);
    },
  );

const known = new Map<AppRoute, ReturnType<typeof load>>();

/** A route's screen, loaded with its messages when it is first shown. */
export const screenOf = (app: AppManifest, route: AppRoute, words: WordStore): ReturnType<typeof load> => {
  const screen = known.get(route) ?? load(app, route, words);
  known.set(route, screen);
  return screen;
};
