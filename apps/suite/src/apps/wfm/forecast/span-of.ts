import type { Forecast } from "@evolve/contracts/forecasts";
import type { Words } from "@evolve/i18n";

/** The days of a forecast: "Nov 30, 2026 – Dec 27, 2026". */
export const spanOf = (words: Words, { firstDay, lastDay }: Pick<Forecast, "firstDay" | "lastDay">): string =>
  `${words.date(`${firstDay}T00:00`, "date")} – ${words.date(`${lastDay}T00:00`, "date")}`;
