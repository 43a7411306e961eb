import "./tokens.css";
import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type HeatCell, HeatMap } from "./heat-map.tsx";
import { WidgetLabelsProvider } from "./labels.tsx";

const chart = {
  showTable: "Show table",
  showChart: "Show chart",
  time: "Time",
  noValue: "None",
  range: (low: string, high: string) => `${low} to ${high}`,
  keys: "Arrow keys",
};
const isAt = ({ column, row }: HeatCell): boolean => column === 1 && row === 0;
const closed = { label: "Closed", isAt };

const Week = () => {
  const [chosen, setChosen] = useState<HeatCell | null>(null);
  return (
    <WidgetLabelsProvider labels={{ chart }}>
      <HeatMap
        label="Required"
        columns={["09:00", "09:30", "10:00"]}
        rows={["Monday", "Tuesday"]}
        values={[
          [3, 4],
          [null, 5],
          [6, null],
        ]}
        columnTick={() => ""}
        rowTick={() => ""}
        hasValues
        closed={closed}
        selected={chosen}
        onAction={setChosen}
      />
      <output>{chosen && `${chosen.column}/${chosen.row}`}</output>
    </WidgetLabelsProvider>
  );
};

const spoken = () => page.getByRole("status").first();

it("the arrow keys skip closed cells, and Enter chooses one from which they go on", async () => {
  await render(<Week />);
  (page.getByRole("application").element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(spoken()).toHaveTextContent("09:00, Monday: 3");
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(spoken()).toHaveTextContent("10:00, Monday: 6");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("2/0")).toBeVisible();
  await userEvent.keyboard("{Escape}{ArrowLeft}");
  await expect.element(spoken()).toHaveTextContent("09:00, Monday: 3");
});

it("its table says which cells are closed and which have no value", async () => {
  await render(<Week />);
  await page.getByRole("button", { name: "Show table" }).click();
  await expect.element(page.getByRole("row", { name: "09:30 Closed 5" })).toBeVisible();
  await expect.element(page.getByRole("row", { name: "10:00 6 None" })).toBeVisible();
});
