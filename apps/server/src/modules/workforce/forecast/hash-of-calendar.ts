import { createHash } from "node:crypto";
import type { PlannedEvent } from "./event-layers.ts";

/** SHA-256 of what events do to a forecast. Their names change nothing. */
export const hashOfCalendar = (events: readonly PlannedEvent[]): string => {
  const lines = events.map(({ id, kind, firstDay, lastDay, effect, factor, copiedDay }) =>
    [id, kind, firstDay, lastDay, effect, factor, copiedDay].join(","),
  );
  return createHash("sha256").update(lines.join(";")).digest("hex");
};
