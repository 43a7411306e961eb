import type { InteractionGroups, InteractionOverview } from "@evolve/contracts/interaction-overview";
import type { Permission } from "@evolve/contracts/permission-names";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { OverviewScreen } from "./overview-screen.tsx";

const sums = { interactions: 40, averageSeconds: 245, repeatRate: 0.25, evaluated: 0.1, score: 82 };
const groups = (...rows: (readonly [id: string | null, name: string | null, interactions: number])[]) =>
  ({
    total: rows.length,
    rows: rows.map(([id, name, interactions]) => ({ ...sums, id, name, interactions })),
  }) satisfies InteractionGroups;

const overview: InteractionOverview = {
  ...{ zone: "UTC", figures: sums, step: "day" },
  before: { ...sums, interactions: 20, from: "2026-10-05", until: "2026-10-11" },
  course: [{ day: "2026-10-12", channels: [{ channel: "voice", interactions: 40 }] }],
  hours: [{ weekday: 1, hour: 9, interactions: 40 }],
  channels: groups(["voice", null, 40]),
  queues: groups(["Billing", "Billing", 30], [null, null, 10]),
  wrapUps: groups(),
  teams: groups(["t1", "North", 40]),
  agents: groups(["u2", "Ann Frost", 40]),
  topics: groups(["p1", "Refunds", 10]),
};
const nothing: InteractionOverview = {
  ...overview,
  figures: { interactions: 0, averageSeconds: null, repeatRate: null, evaluated: null, score: null },
};
const choices = {
  ...{ teams: [{ id: "0b6c3a52-5d1f-4c51-9d7e-3f1f4a3b2c10", name: "North" }], topics: [] },
  ...{ queues: ["Billing", "Sales"], wrapUps: [] },
};

const render = (
  answers: Parameters<typeof renderScreen>[0]["answers"] = {},
  { query = "", permissions = [] }: { query?: string; permissions?: readonly Permission[] } = {},
) =>
  renderScreen({
    Screen: OverviewScreen,
    areas: ["analytics", "interactions", "charts", "dates"],
    permissions: ["analytics:view", ...permissions],
    timeZone: "UTC",
    query,
    answers: { analyticsChoices: () => choices, interactionOverview: () => ({ overview }), ...answers },
  });

test("Without interactions the screen says so, and offers to take filters back only where there are some", async () => {
  const answers = { interactionOverview: () => ({ overview: nothing }) };
  const plain = await render(answers);
  await expect.element(plain.screen.getByText("No interactions in this period")).toBeVisible();
  expect(plain.screen.getByRole("button", { name: "Remove the filters" }).query()).toBeNull();
  expect(plain.screen.getByRole("button", { name: "Export" }).query()).toBeNull();
  await plain.screen.unmount();
  const { screen, address } = await render(answers, { query: "?queue=Billing" });
  await screen.getByRole("button", { name: "Remove the filters" }).click();
  expect(address()).not.toContain("queue");
});

test("While figures are read nothing is claimed, and the filters are there", async () => {
  const { screen } = await render({ interactionOverview: () => new Promise(() => undefined) });
  await expect.element(screen.getByRole("group", { name: "Period and filters" })).toBeVisible();
  expect(screen.getByText("No interactions in this period").query()).toBeNull();
  expect(screen.getByRole("table").query()).toBeNull();
});

test("A failure is told, and another try reads again", async () => {
  let hasFailed = false;
  const { screen } = await render({
    interactionOverview: () => {
      if (hasFailed) return { overview };
      hasFailed = true;
      throw new Error("no connection");
    },
  });
  await screen.getByRole("button", { name: /Try again|Retry/ }).click();
  await expect.element(screen.getByRole("table", { name: "By queue" })).toBeVisible();
});

test("Filters come from the address, go to the server, and a choice is kept in the address", async () => {
  const query = "?from=2026-10-12&until=2026-10-18&queue=Billing";
  const { screen, address, inputsOf } = await render({}, { query });
  await expect.element(screen.getByRole("table", { name: "By queue" })).toBeVisible();
  expect(inputsOf("interactionOverview")).toEqual([
    { body: { from: "2026-10-12", until: "2026-10-18", filter: expect.objectContaining({ queue: ["Billing"] }) } },
  ]);
  await screen.getByRole("button", { name: /^Channel/ }).click();
  await screen.getByRole("option", { name: "Chat" }).click();
  await expect.poll(address).toContain("channel=chat");
  expect(address()).toContain("queue=Billing");
  await expect
    .poll(() => inputsOf("interactionOverview").at(-1))
    .toMatchObject({ body: { filter: { queue: ["Billing"], channel: ["chat"] } } });
});

test("A figure leads to the interactions that it counts, for those who may see them; words that are said need the right to listen", async () => {
  const emerging = { emergingWords: () => ({ terms: [], isCapped: false, conversations: { now: 0, before: 0 } }) };
  const permissions = ["recording:view", "recording:listen"] as const;
  const query = "?from=2026-10-12&until=2026-10-18";
  const { screen } = await render(emerging, { permissions, query });
  const link = screen.getByRole("table", { name: "By queue" }).getByRole("link", { name: "Billing" });
  await expect.element(link).toHaveAttribute("href", expect.stringMatching(/queue=Billing&from=2026-10-12/));
  await expect.element(screen.getByRole("heading", { name: "Emerging words" })).toBeVisible();
  await screen.unmount();
  const other = await render({}, { query });
  await expect.element(other.screen.getByRole("table", { name: "By queue" })).toBeVisible();
  expect(other.screen.getByRole("link", { name: "Billing" }).query()).toBeNull();
  expect(other.screen.getByRole("heading", { name: "Emerging words" }).query()).toBeNull();
});

test("All tables are exported in one file, as they are shown", async () => {
  const saved: Blob[] = [];
  const createObjectURL = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (file: Blob) => {
    saved.push(file);
    return createObjectURL(file);
  };
  try {
    const { screen } = await render({}, { permissions: ["quality:evaluations:view"] });
    await screen.getByRole("button", { name: "Export" }).click();
    await screen.getByRole("menuitem", { name: /CSV/ }).click();
    await expect.poll(() => saved.length).toBe(1);
  } finally {
    URL.createObjectURL = createObjectURL;
  }
  const text = (await saved[0]?.text()) ?? "";
  expect(
    text
      .replace(/^\u{feff}/u, "")
      .trim()
      .split(/\r?\n/),
  ).toEqual([
    "Table,Name,Interactions,Share,Average duration,Average score,Repeat contacts",
    "Topic,Refunds,10,25%,4:05,82%,25%",
    "Queue,Billing,30,75%,4:05,82%,25%",
    "Queue,None,10,25%,4:05,82%,25%",
    "Channel,Voice,40,100%,4:05,82%,25%",
    "Team,North,40,100%,4:05,82%,25%",
    "Agent,Ann Frost,40,100%,4:05,82%,25%",
  ]);
});
