import type { Topic } from "@evolve/contracts/interaction-topics";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { TopicsScreen } from "./topics-screen.tsx";

const rules: Topic["rules"] = { any: ["refund"], all: [], none: [], speaker: "customer", channels: [] };
const topics: Topic[] = [
  {
    ...{ id: "0b6c3a52-5d1f-4c51-9d7e-3f1f4a3b2c10", name: "Refunds", description: "", rules, isRetired: false },
    ...{ interactions: 12, before: 8, progress: null, updatedAt: "2026-10-18T10:00:00Z", version: 2 },
  },
];
const mark = (start: number, end: number) => ({ start, end });
const preview = {
  ...{ matched: 3, checked: 120, isCapped: false },
  examples: [
    {
      ...{ interactionId: "i1", startedAt: "2026-10-18T10:00:00Z", agentName: "Ann Frost", from: "customer" as const },
      ...{ text: "I want a refund, a full refund please.", marks: [mark(9, 15), mark(24, 30)] },
    },
  ],
};

const render = (answers: Parameters<typeof renderScreen>[0]["answers"] = {}, query = "") =>
  renderScreen({
    Screen: TopicsScreen,
    areas: ["analytics", "interactions", "organization"],
    permissions: ["analytics:view", "analytics:edit", "recording:view", "recording:listen"],
    timeZone: "UTC",
    query,
    answers: {
      listSavedViews: () => ({ views: [], defaultViewId: null }),
      searchTopics: () => ({ topics, totalRecords: topics.length }),
      previewTopic: () => preview,
      ...answers,
    },
  });

test("Without topics the list says what one is for, and a failed list can be read again", async () => {
  const empty = await render({ searchTopics: () => ({ topics: [], totalRecords: 0 }) });
  await expect.element(empty.screen.getByText("No topics yet")).toBeVisible();
  await empty.screen.unmount();
  let isDown = true;
  const { screen } = await render({
    searchTopics: () => {
      if (isDown) throw new Error("no connection");
      return { topics, totalRecords: 1 };
    },
  });
  const again = screen.getByRole("button", { name: /Try again|Retry/ });
  await expect.element(again).toBeVisible();
  isDown = false;
  await again.click();
  await expect.element(screen.getByRole("row").filter({ hasText: "Refunds" })).toBeVisible();
});

test("A filter of the address narrows the list", async () => {
  const { screen, inputsOf } = await render({}, "?isRetired=yes");
  await expect.element(screen.getByRole("row").filter({ hasText: "Refunds" })).toBeVisible();
  expect(inputsOf("searchTopics")[0]).toMatchObject({ body: { filter: { isRetired: ["yes"] } } });
});

test("The panel shows what the rules match, with the words that match marked, and asks again once phrases have changed", async () => {
  const { screen, inputsOf } = await render({}, `?panel=${topics[0]?.id}`);
  const panel = screen.getByRole("dialog", { name: "Edit topic" });
  const shown = panel.getByRole("region", { name: "What it matches" });
  await expect
    .element(shown.getByRole("status"))
    .toHaveTextContent("Matches 3 of 120 interactions of the last 30 days.");
  const marked = () => [...document.querySelectorAll("mark")].map(({ textContent }) => textContent);
  await expect.poll(marked).toEqual(["refund", "refund"]);
  await expect.element(shown).toMatchTextContent(/I want a refund, a full refund please\./);
  await panel.getByRole("textbox", { name: /Any of these phrases/ }).fill("refund\nmoney back");
  await expect
    .poll(() => inputsOf("previewTopic").at(-1))
    .toMatchObject({ body: { rules: { any: ["refund", "money back"] } } });
});

test("Without a phrase nothing is matched or asked for, and a preview that fails says so", async () => {
  const { screen, inputsOf } = await render({}, "?panel=new");
  await expect.element(screen.getByText("Enter a phrase to see what it matches.")).toBeVisible();
  expect(inputsOf("previewTopic")).toEqual([]);
  await screen.unmount();
  const failing = await render(
    {
      previewTopic: () => {
        throw new Error("no connection");
      },
    },
    `?panel=${topics[0]?.id}`,
  );
  await expect.element(failing.screen.getByText(/The preview could not be loaded/)).toBeVisible();
});
