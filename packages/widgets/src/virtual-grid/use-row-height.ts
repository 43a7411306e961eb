import { useSyncExternalStore } from "react";

const comfortable = 45;

/** The height of a row in pixels, by the token `--row`, which follows the density of the page. */
export const useRowHeight = (): number => useSyncExternalStore(observeDensity, readRowHeight, () => comfortable);

const observeDensity = (onChange: () => void): (() => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-density"] });
  return () => observer.disconnect();
};

const readRowHeight = (): number => {
  const height = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--row"));
  return Number.isFinite(height) ? height : comfortable;
};
