import type { Violation } from "./violation.ts";

/** Whether it says what a week still lacks. */
export const isLack = ({ code }: Violation): boolean => code.startsWith("too-few");

/** Whether a shift may break it only for a reason. What a week lacks needs none: weeks are filled shift by shift. */
export const needsReason = (violation: Violation): boolean => violation.severity === "error" && !isLack(violation);
