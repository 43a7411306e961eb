import type { Row } from "../support/row.ts";
import { weighWidgets } from "../support/widget-builds.ts";

const gridKilobytes = 45;
const widgetKilobytes = 20;

/**
 * What each widget weighs on top of what all share, React and React Aria: its script as an app builds it, gzip, the heaviest
 * first. Beside it stands what the first of its kind adds to a page with nothing but a button, React Aria's parts for it
 * included. What a widget fetches only when it is asked to is in neither.
 */
export const widgetWeight: Row = {
  name: "widget-weight",
  measure: async () => {
    const { page, widgets } = await weighWidgets();
    return [
      { what: "a page with React Aria's button, script, gzip", measured: page / 1024, unit: "KB" },
      ...widgets
        .toSorted((a, b) => b.own - a.own)
        .map(({ name, own, alone }) => ({
          what: `… ${name}`,
          measured: own / 1024,
          unit: "KB",
          against: { what: "with React Aria's parts", value: alone / 1024 },
          goal: { of: "measured" as const, atMost: name === "data-grid" ? gridKilobytes : widgetKilobytes },
        })),
    ];
  },
};
