import "../tokens.css";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { WidgetLabelsProvider } from "../labels.tsx";
import { WidgetLocale } from "../locale.tsx";

it("a chart draws where the browser calls its language by no valid tag", async () => {
  Object.defineProperty(navigator, "language", { value: "en-US@posix", configurable: true });
  expect(() => new Intl.NumberFormat(navigator.language)).toThrow(RangeError);
  const { Chart } = await import("../chart.tsx");
  const labels = {
    chart: {
      showTable: "Show as a table",
      showChart: "Show as a chart",
      time: "Time",
      noValue: "–",
      range: (low: string, high: string) => `${low} to ${high}`,
      keys: "Arrow keys go through the values",
      rangeKeys: "Shift chooses",
      chosen: (count: number, from: string, to: string) => `${count} cells, ${from} to ${to}`,
    },
  };
  await render(
    <WidgetLabelsProvider labels={labels}>
      <WidgetLocale locale="en-US">
        <Chart
          label="Calls"
          timeZone="UTC"
          instants={[0, 900_000, 1_800_000]}
          series={[{ id: "calls", label: "Calls", values: [1_000, 2_000, 3_000], tone: "brand" }]}
        />
      </WidgetLocale>
    </WidgetLabelsProvider>,
  );
  await expect.element(page.getByRole("figure", { name: "Calls" })).toBeVisible();
  await expect.poll(() => document.querySelector("canvas")?.width ?? 0).toBeGreaterThan(0);
});
