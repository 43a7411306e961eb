import "./tokens.css";
import { useMemo, useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Chart } from "./chart.tsx";
import { WidgetLabelsProvider } from "./labels.tsx";

const chart = {
  showTable: "Show table",
  showChart: "Show chart",
  time: "Time",
  noValue: "None",
  range: (low: string, high: string) => `${low} to ${high}`,
  keys: "Arrow keys",
  rangeKeys: "Shift chooses",
  chosen: (count: number, from: string, to: string) => `${count} cells, ${from} to ${to}`,
};
const dayMs = 86_400_000;
const instants = [0, 1, 2, 3].map((day) => day * dayMs);
const canChange = (index: number): boolean => index >= 2;

/** Two days that came, and two that can be changed. */
const Days = () => {
  const [changed, setChanged] = useState<string[]>([]);
  return (
    <WidgetLabelsProvider labels={{ chart }}>
      <div style={{ width: 640 }}>
        <Chart
          label="Contacts"
          instants={instants}
          timeZone="UTC"
          series={[{ id: "forecast", label: "Forecast", values: [100, 100, 100, 100], tone: "brand" }]}
          adjust={{
            seriesId: "forecast",
            canChange,
            onChange: (index, value) =>
              setChanged((before) => [...before, `${index}: ${value > 100 ? "more" : value}`]),
            hint: "Drag",
          }}
        />
      </div>
      <output>{changed.join(", ")}</output>
    </WidgetLabelsProvider>
  );
};

const plot = () => page.getByRole("slider").element() as HTMLElement;
const pointer = (type: string, share: number, clientY: number): void => {
  const box = plot().querySelector(".u-over")?.getBoundingClientRect();
  const clientX = (box?.left ?? 0) + (box?.width ?? 0) * share;
  const given = { clientX, clientY, bubbles: true, pointerId: 1, pointerType: "mouse", button: 0 };
  plot().dispatchEvent(new PointerEvent(type, given));
};
const drag = (share: number, by: number): void => {
  const middle = plot().getBoundingClientRect().top + 120;
  // Events of a script have no pointer that could be captured.
  plot().setPointerCapture = () => undefined;
  pointer("pointerdown", share, middle);
  pointer("pointermove", share, middle - by / 2);
  pointer("pointermove", share, middle - by);
  pointer("pointerup", share, middle - by);
};

it("a value is dragged up where it can be changed; a click and a drag elsewhere change nothing", async () => {
  await render(<Days />);
  await expect.poll(() => plot().querySelector(".u-over")).not.toBeNull();
  drag(0, 60);
  drag(0.99, 1);
  await expect.element(page.getByRole("status")).toHaveTextContent("");
  drag(0.99, 60);
  await expect.element(page.getByRole("status")).toHaveTextContent("3: more");
});

it("Shift and the arrow keys step a value, Enter keeps it and Escape does not", async () => {
  await render(<Days />);
  await expect.poll(() => plot().querySelector(".u-over")).not.toBeNull();
  plot().focus();
  await userEvent.keyboard("{End}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Escape}");
  await expect.element(page.getByRole("status")).toHaveTextContent("");
  await userEvent.keyboard("{Shift>}{ArrowDown}{ArrowDown}{/Shift}");
  await expect.element(page.getByRole("slider")).toHaveAttribute("aria-valuetext", expect.stringContaining("98"));
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("status")).toHaveTextContent("3: 98");
});

it("values that arrive while a value is stepped leave the cursor and the step where they are", async () => {
  const Refreshed = () => {
    const [first, setFirst] = useState(100);
    const series = useMemo(
      () => [{ id: "forecast", label: "Forecast", values: [first, 100, 100, 100], tone: "brand" as const }],
      [first],
    );
    return (
      <WidgetLabelsProvider labels={{ chart }}>
        <Chart
          label="Contacts"
          instants={instants}
          timeZone="UTC"
          series={series}
          adjust={{ seriesId: "forecast", canChange, onChange: () => undefined, hint: "Drag" }}
        />
        <button onMouseEnter={() => setFirst(90)}>Refresh</button>
      </WidgetLabelsProvider>
    );
  };
  await render(<Refreshed />);
  const slider = page.getByRole("slider");
  await expect.poll(() => plot().querySelector(".u-over")).not.toBeNull();
  const over = plot().querySelector(".u-over") as HTMLElement;
  await userEvent.hover(over, { position: { x: 5, y: 50 } });
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard("{End}");
  // As the browser does when what is under the pointer has changed.
  const { left, top } = over.getBoundingClientRect();
  over.dispatchEvent(new MouseEvent("mousemove", { clientX: left + 5, clientY: top + 50, bubbles: true }));
  await expect.element(slider).toHaveAttribute("aria-valuetext", expect.stringContaining("Forecast 100"));
  await page.getByRole("button", { name: "Refresh" }).hover();
  await expect.element(slider).toHaveAttribute("aria-valuenow", "3");
  await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
  await expect.element(slider).toHaveAttribute("aria-valuetext", expect.stringContaining("Forecast 101"));
});

it("a value that holds for an interval is read anywhere in it, by pointer and by key", async () => {
  await render(
    <WidgetLabelsProvider labels={{ chart }}>
      <div style={{ width: 640 }}>
        <Chart
          label="Required"
          instants={instants}
          timeZone="UTC"
          holdsFor={dayMs}
          series={[{ id: "required", label: "People", values: [1, 2, null, 4], tone: "strong" }]}
          bands={[
            {
              id: "short",
              label: "Short",
              low: [null, 1, null, null],
              high: [null, 2, null, null],
              tone: "danger",
              format: (low, high) => `${high - low} short`,
            },
          ]}
        />
      </div>
    </WidgetLabelsProvider>,
  );
  const slider = page.getByRole("slider");
  await expect.poll(() => plot().querySelector(".u-over")).not.toBeNull();
  const over = plot().querySelector(".u-over") as HTMLElement;
  const at = (share: number) => userEvent.hover(over, { position: { x: over.clientWidth * share, y: 50 } });
  // Nearer to the second value's instant, and still in the first one's day.
  await at(0.2);
  await expect.element(slider).toHaveAttribute("aria-valuenow", "0");
  await at(0.45);
  await expect.element(slider).toHaveAttribute("aria-valuetext", expect.stringMatching(/People 2, Short 1 short$/));
  await at(0.98);
  await expect.element(slider).toHaveAttribute("aria-valuenow", "3");
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard("{Home}{ArrowRight}");
  await expect.element(slider).toHaveAttribute("aria-valuenow", "1");
});

it("the first and the last bar stand whole within the chart", async () => {
  await render(
    <WidgetLabelsProvider labels={{ chart }}>
      <div style={{ width: 640 }}>
        <Chart
          label="Hours"
          instants={instants}
          timeZone="UTC"
          series={[{ id: "hours", label: "Hours", values: [8, 6, 7, 9], tone: "brand", kind: "bars" }]}
        />
      </div>
    </WidgetLabelsProvider>,
  );
  const slider = page.getByRole("slider");
  await expect.element(slider).toBeVisible();
  (slider.element() as HTMLElement).focus();
  const cursor = () => plot().querySelector(".u-cursor-x")?.getBoundingClientRect().left ?? 0;
  const over = () => plot().querySelector(".u-over")?.getBoundingClientRect() ?? new DOMRect();
  await userEvent.keyboard("{Home}");
  await expect.poll(() => cursor() - over().left).toBeGreaterThan(20);
  await userEvent.keyboard("{End}");
  await expect.poll(() => over().right - cursor()).toBeLessThan(over().width / 4);
  expect(over().right - cursor()).toBeGreaterThan(20);
});

it("what happens over a part of the time is read at each of its values, by key and in the table", async () => {
  await render(
    <WidgetLabelsProvider labels={{ chart }}>
      <Chart
        label="Contacts"
        instants={instants}
        timeZone="UTC"
        series={[{ id: "forecast", label: "Forecast", values: [100, 120, 120, 100], tone: "brand" }]}
        periods={{
          label: "Layers",
          entries: [
            { parts: [{ from: dayMs, to: 3 * dayMs }], label: "Campaign · +20%", tone: "accent" },
            { parts: [{ from: 2 * dayMs, to: 2 * dayMs + 3_600_000 }], label: "Letters", tone: "warning" },
          ],
        }}
      />
    </WidgetLabelsProvider>,
  );
  const slider = page.getByRole("slider");
  await expect.poll(() => plot().querySelector(".u-over")).not.toBeNull();
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard("{Home}{ArrowRight}{ArrowRight}");
  await expect.element(slider).toHaveAttribute("aria-valuetext", expect.stringMatching(/Campaign · \+20%, Letters/));
  await page.getByRole("button", { name: "Show table" }).click();
  const rows = [...(page.getByRole("table").element() as HTMLTableElement).rows];
  expect(rows.map((row) => row.cells[2]?.innerText)).toEqual([
    "Layers",
    "",
    "Campaign · +20%",
    "Campaign · +20%, Letters",
    "",
  ]);
});

it("bars above the plot take room of their own: two at the same time stand in two rows", async () => {
  const Periods = ({ count }: { readonly count: number }) => (
    <WidgetLabelsProvider labels={{ chart }}>
      <Chart
        label="Contacts"
        instants={instants}
        timeZone="UTC"
        series={[{ id: "forecast", label: "Forecast", values: [100, 120, 120, 100], tone: "brand" }]}
        periods={{
          label: "Layers",
          entries: Array.from({ length: count }, (_, at) => ({
            parts: [{ from: dayMs, to: 2 * dayMs }],
            label: `Event ${at}`,
            tone: "accent" as const,
          })),
        }}
      />
    </WidgetLabelsProvider>
  );
  const { rerender } = await render(<Periods count={0} />);
  const height = () => plot().querySelector(".u-over")?.clientHeight ?? 0;
  await expect.poll(height).toBeGreaterThan(0);
  const without = height();
  await rerender(<Periods count={1} />);
  await expect.poll(height).toBeLessThan(without);
  const withOne = height();
  await rerender(<Periods count={2} />);
  await expect.poll(height).toBe(withOne - (without - withOne));
});
