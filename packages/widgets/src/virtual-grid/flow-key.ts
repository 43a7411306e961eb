import type { KeyboardEvent } from "react";

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };

/** Whether lines run from right to left there. */
export const isMirrored = (element: Element): boolean => getComputedStyle(element).direction === "rtl";

/** The key as it would be from left to right: where lines run from right to left, the left arrow leads on. */
export const flowKey = ({ key, currentTarget }: Pick<KeyboardEvent, "key" | "currentTarget">): string => {
  const other = mirrored[key];
  return other !== undefined && isMirrored(currentTarget) ? other : key;
};
