import "@evolve/widgets/tokens.css";
import { WidgetLabelsProvider, type WidgetLabels } from "@evolve/widgets/labels";
import { Timeline, type TimelineBar, type TimelineZoom } from "@evolve/widgets/timeline";
import { useState } from "react";
import { createRoot } from "react-dom/client";

const hour = 3_600_000;
const midnight = Date.UTC(2026, 10, 19);
const rows = Array.from({ length: 500 }, (_, at) => ({ id: `row-${at}`, name: `Person ${at}` }));
const bars = rows.flatMap(({ id }) =>
  Array.from({ length: 10 }, (_, at): TimelineBar => {
    const start = midnight + at * 2 * hour;
    return { id: `${id}-${at}`, rowId: id, start, end: start + 1.5 * hour, label: "On queue", tone: "blue" };
  }),
);
/** Every word is its own name: words are not what is measured. */
const said = (name: string) => () => name;
const labels: WidgetLabels["timeline"] = {
  ...(Object.fromEntries(
    [
      ...["zoom", "zoomIn", "zoomOut", "rows", "now", "earlier", "later", "startEarlier", "startLater", "endEarlier"],
      ...["endLater", "open", "locked", "failed", "loading", "retry", "noRows"],
    ].map((name) => [name, name]),
  ) as unknown as WidgetLabels["timeline"]),
  expand: said("expand"),
  collapse: said("collapse"),
  bar: (label, time) => `${label} ${time}`,
  count: String,
  menu: said("menu"),
  moved: said("moved"),
};

const Page = () => {
  const [zoom, setZoom] = useState<TimelineZoom>(60);
  const [shown, setShown] = useState<readonly TimelineBar[]>(bars);
  return (
    <Timeline
      label="Schedule"
      rows={rows}
      bars={shown}
      from={midnight}
      to={midnight + 24 * hour}
      zone="Europe/Stockholm"
      zoom={zoom}
      onZoomChange={setZoom}
      onBarChange={({ barId, rowId, start, end }) =>
        setShown((before) => before.map((bar) => (bar.id === barId ? { ...bar, rowId, start, end } : bar)))
      }
    />
  );
};

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <WidgetLabelsProvider labels={{ timeline: labels }}>
      <Page />
    </WidgetLabelsProvider>,
  );
