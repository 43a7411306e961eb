import { codeOf } from "@evolve/contracts/errors";
import type { TradeRow } from "@evolve/contracts/shift-trades-inbox";
import { CallError } from "@evolve/session";
import { renderScreen } from "@evolve/shell/testing";
import { useQuery } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { TradePanel } from "./trade-panel.tsx";

const shiftOf = (id: string, day: string) => ({ id, day, start: Date.parse(`${day}T08:00Z`), minutes: 480 });
const fine = { broken: [], missingSkills: [] };

const trade: TradeRow = {
  id: "t1",
  giverId: "bob",
  giverName: "Bob",
  askedName: "Ann",
  takerId: "ann",
  takerName: "Ann",
  businessUnitName: "Nordic",
  zone: "UTC",
  give: shiftOf("tuesday", "2027-01-12"),
  get: shiftOf("monday", "2027-01-11"),
  wantsExchange: false,
  isProposal: true,
  note: "Gladly",
  state: "accepted",
  offeredAt: "2027-01-01T08:00:00Z",
  expiresAt: "2027-01-11T08:00:00Z",
  decidedAt: null,
  decidedBy: "",
  isAutomatic: false,
  reason: "",
  version: 2,
};

interface Given {
  readonly read?: Partial<TradeRow>;
  readonly checks?: { readonly giver: typeof fine; readonly taker: object } | null;
  readonly permissions?: Parameters<typeof renderScreen>[0]["permissions"];
  readonly answers?: Parameters<typeof renderScreen>[0]["answers"];
  readonly Screen?: Parameters<typeof renderScreen>[0]["Screen"];
}

const show = ({
  read = {},
  checks = { giver: fine, taker: fine },
  permissions = ["wfm:requests:view", "wfm:requests:edit"],
  answers = {},
  Screen = () => <TradePanel rowId="t1" onClose={() => undefined} />,
}: Given) =>
  renderScreen({
    Screen,
    areas: ["shiftTrades", "timeOff", "scheduleEditor", "schedules"],
    permissions,
    answers: { readTrade: () => ({ trade: { ...trade, ...read }, checks, coverage: [] }), ...answers },
  });

test("A planner sees what both give, what rules say for each, and approves the version that was seen", async () => {
  const taker = {
    broken: [{ code: "rest-too-short", date: "2027-01-12", values: { rest: 540, min: 660 } }],
    missingSkills: [],
  };
  const { screen, inputsOf } = await show({
    checks: { giver: fine, taker },
    answers: { decideTrade: () => ({ trade: { ...trade, state: "approved" } }) },
  });
  const panel = screen.getByRole("dialog");
  await expect.element(panel).toMatchTextContent(/Bob gives.*Jan 12, 2027.*Ann gives.*Jan 11, 2027.*Gladly/);
  await expect.element(panel).toMatchTextContent(/No rule is broken.*Rest between shifts: 9 h/);
  await expect.element(panel).toMatchTextContent("The number of people stays the same for every planning group.");
  await panel.getByLabelText("Reason").fill("They agree");
  await panel.getByRole("button", { name: "Approve" }).click();
  await expect.element(screen.getByText("Trade approved")).toBeVisible();
  const body = { decision: "approved", reason: "They agree", version: 2 };
  expect(inputsOf("decideTrade")).toEqual([{ params: { tradeId: "t1" }, body }]);
});

test("Until the list behind the panel has followed, a decided trade does not offer to undo its decision", async () => {
  let state: TradeRow["state"] = "accepted";
  let reads = 0;
  const SlowList = () => {
    useQuery({
      queryKey: ["shift-trades", "rows"],
      queryFn: () => (reads++ === 0 ? [] : new Promise(() => undefined)),
    });
    return <TradePanel rowId="t1" onClose={() => undefined} />;
  };
  const { screen } = await show({
    Screen: SlowList,
    answers: {
      readTrade: () => ({ trade: { ...trade, state }, checks: null, coverage: [] }),
      decideTrade: () => {
        state = "approved";
        return { trade: { ...trade, state } };
      },
    },
  });
  const panel = screen.getByRole("dialog");
  await panel.getByRole("button", { name: "Approve" }).click();
  await expect.element(panel.getByText("Approved", { exact: true })).toBeVisible();
  await expect.element(panel.getByRole("button", { name: "Approve" })).toBeVisible();
  await expect.element(panel.getByRole("button", { name: "Undo decision" })).not.toBeInTheDocument();
});

test("A trade that has changed since is refused, and its panel stays open", async () => {
  const { screen } = await show({
    checks: null,
    answers: {
      decideTrade: () => {
        throw new CallError({ code: codeOf("changedMeanwhile"), status: 409 });
      },
    },
  });
  const panel = screen.getByRole("dialog");
  await expect.element(panel).toMatchTextContent("so this trade can’t be approved");
  await panel.getByRole("button", { name: "Deny" }).click();
  await expect.element(screen.getByText(/Someone else changed this in the meantime/)).toBeVisible();
  await expect.element(panel.getByRole("button", { name: "Deny" })).toBeVisible();
});

test("A decision can be undone; an offer that waits for proposals has nothing to decide", async () => {
  const denied = await show({ read: { state: "denied", decidedBy: "Pat", reason: "Too few people" } });
  await expect.element(denied.screen.getByRole("dialog")).toMatchTextContent(/Denied.*By Pat.*Too few people/);
  await expect.element(denied.screen.getByRole("button", { name: "Undo decision" })).toBeVisible();
  await denied.screen.unmount();
  const offer = {
    askedName: null,
    takerName: null,
    takerId: null,
    get: null,
    wantsExchange: true,
    state: "open",
  } as const;
  const { screen } = await show({ read: offer, checks: null });
  await expect.element(screen.getByRole("dialog")).toMatchTextContent(/In exchange for.*One of their shifts/);
  expect(
    screen
      .getByRole("dialog")
      .getByRole("button", { name: /Approve|Deny|Undo/ })
      .elements(),
  ).toEqual([]);
});

test("Who may only look decides nothing", async () => {
  const { screen } = await show({ permissions: ["wfm:requests:view"] });
  await expect.element(screen.getByRole("dialog")).toMatchTextContent("Waiting for a decision");
  expect(screen.getByRole("button", { name: /Approve|Deny/ }).elements()).toEqual([]);
});
