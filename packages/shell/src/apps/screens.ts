import type { ComponentType } from "react";
import type { WordStore } from "../words/word-store.ts";
import type { AppRoute } from "./manifest.ts";

const coming = new Map<AppRoute, Promise<ComponentType>>();
const there = new Map<AppRoute, ComponentType>();

/** A screen and its words, loaded once. What failed to load is forgotten, so that the next try asks again. */
export const screenOf = (route: AppRoute, words: WordStore): Promise<ComponentType> => {
  const known = coming.get(route);
  if (known !== undefined) return known;
  const screen = Promise.all([route.load(), words.need(route.areas)]).then(([{ Screen }]) => Screen);
  coming.set(route, screen);
  screen.then(
    (component) => there.set(route, component),
    () => coming.delete(route),
  );
  return screen;
};

/** The screen, if it has come: shown at once, where waiting for its promise would draw a skeleton first and keep it a while. */
export const loadedScreen = (route: AppRoute): ComponentType | undefined => there.get(route);
