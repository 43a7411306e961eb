import { useSyncExternalStore } from "react";

const comfortable = 45;

/** The height of a row in pixels, by the token `--row`, which follows the density of the page. */
export function useRowHeight(): number {
  return useSyncExternalStore(observeDensity, readRowHeight, () => comfortable);
}

function observeDensity(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-density"] });
  return () => observer.disconnect();
}

function readRowHeight(): number {
  const height = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--row"));
  return Number.isFinite(height) ? height : comfortable;
}
