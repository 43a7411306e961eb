import type { Forecast } from "@evolve/contracts/forecasts";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { AllForecastsDialog } from "./all-forecasts-dialog.tsx";

const forecastOf = (id: string, firstDay: string, lastDay: string): Forecast => ({
  id,
  businessUnitId: "u1",
  firstDay,
  lastDay,
  days: 7,
  zone: "UTC",
  intervalMinutes: 30,
  version: 1,
  createdBy: "Ann",
  createdAt: "2026-11-20T08:00:00Z",
  calculatedAt: "2026-11-20T08:01:00Z",
  calculation: null,
  published: null,
});
const shown = forecastOf("f3", "2026-11-30", "2026-12-06");
const newer = forecastOf("f2", "2026-11-23", "2026-11-29");
const old = forecastOf("f1", "2026-01-05", "2026-01-11");

const show = async () => {
  const opened: string[] = [];
  const Screen = () => (
    <AllForecastsDialog shown={shown} onOpen={(id) => void opened.push(id)} onClose={() => undefined} />
  );
  const rendered = await renderScreen({
    Screen,
    areas: ["forecast", "planning"],
    permissions: ["wfm:forecast:view"],
    answers: {
      listForecasts: ({ query }: { query?: { before?: string } }) => {
        const isLast = query?.before === "f2";
        return { weekStart: 1, forecasts: isLast ? [old] : [shown, newer], hasMore: !isLast, main: null };
      },
      compareForecast: () => ({
        version: 1,
        main: null,
        groups: [
          {
            planningGroupId: "g1",
            name: "Sales",
            draft: { offered: 1_200, handleSeconds: 200 },
            main: { offered: 1_000, handleSeconds: 190 },
            days: [],
          },
        ],
      }),
    },
  });
  return { ...rendered, opened };
};

test("Older forecasts are listed page by page, and any can be opened", async () => {
  const { screen, opened } = await show();
  await expect.element(screen.getByText("Shown now")).toBeVisible();
  expect(screen.getByRole("listitem").elements()).toHaveLength(2);
  await screen.getByRole("button", { name: "Show older forecasts" }).click();
  await screen.getByRole("button", { name: "Open the forecast of Jan 5, 2026 – Jan 11, 2026" }).click();
  expect(opened).toEqual(["f1"]);
  expect(screen.getByRole("button", { name: "Show older forecasts" }).elements()).toEqual([]);
});

test("The forecast that is shown is compared with another one, group by group", async () => {
  const { screen, inputsOf } = await show();
  await screen.getByRole("button", { name: /^Compare with the forecast of Nov 23/ }).click();
  const row = screen.getByRole("row", { name: /Sales/ });
  await expect.element(row).toMatchTextContent(/1,000.*1,200.*\+200.*190 → 200/);
  expect(inputsOf("compareForecast")).toEqual([{ params: { forecastId: "f3" }, query: { with: "f2" } }]);
});
