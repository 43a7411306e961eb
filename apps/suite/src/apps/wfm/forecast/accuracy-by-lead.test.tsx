import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { AccuracyByLead } from "./accuracy-by-lead.tsx";

const accuracy = (wape: number, bias: number) => ({ wape, bias });

/** The table's rows as a reader goes through them. */
const rowsOf = async (handleTime: object | null) => {
  const { screen } = await renderScreen({
    Screen: () => <AccuracyByLead planningGroupId="0198c0de-0000-7000-8000-000000000001" />,
    areas: ["forecast"],
    permissions: ["wfm:forecast:view"],
    answers: {
      readForecastAccuracy: () => ({
        leads: [
          {
            weeks: 2,
            days: 7,
            byInterval: accuracy(0.31, 0.02),
            byDay: accuracy(0.12, 0.02),
            byWeek: accuracy(0.02, 0.02),
            inBand: 0.82,
            handleTime,
          },
        ],
      }),
    },
  });
  const table = screen.getByRole("table");
  await expect.element(table).toBeVisible();
  return [...table.element().querySelectorAll("tr")].map(({ cells }) => [...cells].map(({ innerText }) => innerText));
};

test("What was published is measured by interval, day and week, contacts beside handle times", async () => {
  const handleTime = { byInterval: accuracy(0.09, -0.01), byDay: accuracy(0.04, -0.01), byWeek: null };
  expect(await rowsOf(handleTime)).toEqual([
    ["Published ahead by", "Days", "Contacts", "Handle time"],
    [
      ...["WAPE by interval", "by day", "by week", "Bias", "In 80% band"],
      ...["WAPE by interval", "by day", "by week", "Bias"],
    ],
    ["2 weeks", "7", "31%", "12%", "2%", "+2%", "82%", "9%", "4%", "–", "−1%"],
  ]);
});

test("Where handle times are not known, their columns are empty", async () => {
  const [, , row = []] = await rowsOf(null);
  expect(row.slice(-4)).toEqual(["–", "–", "–", "–"]);
});
