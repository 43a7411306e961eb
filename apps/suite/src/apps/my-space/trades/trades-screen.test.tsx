import { codeOf } from "@evolve/contracts/errors";
import type { OfferedTrade, OwnTrade } from "@evolve/contracts/shift-trades";
import { CallError } from "@evolve/session";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { TradesScreen } from "./trades-screen.tsx";

const hour = 3_600_000;
const shiftOf = (id: string, day: string) => ({ id, day, start: Date.parse(`${day}T08:00Z`), minutes: 480 });
const monday = shiftOf("monday", "2027-01-11");
const tuesday = shiftOf("tuesday", "2027-01-12");
const fine = { broken: [], missingSkills: [] };
const restTooShort = { code: "rest-too-short", date: "2027-01-12", values: { rest: 540, min: 660 } };

const own: OwnTrade = {
  id: "t1",
  giverName: "Bob",
  askedName: null,
  takerName: null,
  give: monday,
  get: null,
  wantsExchange: false,
  isProposal: false,
  note: "",
  state: "open",
  offeredAt: "2027-01-01T08:00:00Z",
  expiresAt: new Date(monday.start - 12 * hour).toISOString(),
  decidedAt: null,
  decidedBy: "",
  isAutomatic: false,
  reason: "",
  version: 3,
  role: "giver",
};
const offered: OfferedTrade = { ...own, role: "asked", check: fine, isFineForOther: true };

interface Given {
  readonly mine?: readonly OwnTrade[];
  readonly board?: readonly OfferedTrade[];
  readonly answers?: Parameters<typeof renderScreen>[0]["answers"];
  readonly query?: string;
}

/** The screen of somebody with these trades, whose server may answer more. */
const show = ({ mine = [], board = [], answers = {}, query = "" }: Given) =>
  renderScreen({
    Screen: TradesScreen,
    query,
    areas: ["shiftTrades", "scheduleEditor", "schedules"],
    permissions: ["mySpace:view"],
    answers: {
      readMyTrades: () => ({ isPlanned: true, zone: "UTC", noticeHours: 24, board, hasMore: false }),
      searchMyTrades: () => ({ trades: mine, totalRecords: mine.length }),
      ...answers,
    },
  });

const refused =
  (code: Parameters<typeof codeOf>[0], fields = {}) =>
  () => {
    throw new CallError({ code: codeOf(code), status: 409, fields });
  };
const changedMeanwhile = "Someone else changed this in the meantime. Review the latest values and try again.";

test.each([
  ["open", "On offer", true],
  ["accepted", "Waiting for a decision", true],
  ["approved", "Approved", false],
  ["denied", "Denied", false],
  ["declined", "Declined", false],
  ["withdrawn", "Withdrawn", false],
  ["expired", "Ended", false],
  ["matched", "Proposal accepted", false],
] as const)(
  "One’s trade that is %s is called “%s”, and is withdrawn only while it lives",
  async (state, name, lives) => {
    const { screen } = await show({ mine: [{ ...own, state }] });
    await expect.element(screen.getByText(name, { exact: true })).toBeVisible();
    expect(screen.getByRole("button", { name: /^Withdraw/ }).elements()).toHaveLength(lives ? 1 : 0);
  },
);

test("One’s trade tells with whom, for what, who has decided and why", async () => {
  const { screen } = await show({
    mine: [
      { ...own, wantsExchange: true },
      { ...own, id: "t2", takerName: "Cat", get: tuesday, state: "denied", decidedBy: "Pat", reason: "Too few people" },
      { ...own, id: "t3", role: "asked", askedName: "Ann" },
    ],
  });
  const trade = (at: number) => screen.getByRole("listitem").nth(at);
  await expect.element(trade(0)).toMatchTextContent(/Offered to everybody.*In exchange for a shift/);
  await expect.element(trade(1)).toMatchTextContent(/With Cat.*In exchange for Jan 12, 2027.*By Pat.*Too few people/);
  await expect.element(trade(2)).toMatchTextContent("From Bob");
  // A trade that one is asked to take is declined on the board.
  expect(trade(2).getByRole("button").elements()).toEqual([]);
});

test("Withdrawing asks first, is based on the version that was seen, and says so when it is done", async () => {
  const { screen, inputsOf } = await show({ mine: [own], answers: { withdrawTrade: () => ({ trade: own }) } });
  await screen.getByRole("button", { name: /^Withdraw/ }).click();
  await screen.getByRole("button", { name: "Keep" }).click();
  expect(inputsOf("withdrawTrade")).toEqual([]);
  await screen.getByRole("button", { name: /^Withdraw/ }).click();
  await screen.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await expect.element(screen.getByText("Withdrawn", { exact: true })).toBeVisible();
  expect(inputsOf("withdrawTrade")).toEqual([{ params: { tradeId: "t1" }, body: { version: 3 } }]);
});

test("A shift on the board shows which rules it would break before it is accepted, and can be taken back", async () => {
  const board = [{ ...offered, check: { broken: [restTooShort], missingSkills: ["Spanish"] }, isFineForOther: false }];
  const { screen, inputsOf } = await show({
    board,
    answers: { acceptTrade: () => ({ trade: { ...own, state: "accepted" } }), withdrawTrade: () => ({ trade: own }) },
  });
  const card = screen.getByRole("listitem").first();
  await expect.element(card).toMatchTextContent(/9 h/);
  await expect.element(card).toMatchTextContent("Missing skills: Spanish.");
  await expect.element(card).toMatchTextContent("A rule would break for your colleague; a planner decides.");
  // To everybody: there is nobody to decline.
  expect(screen.getByRole("button", { name: /^Decline/ }).elements()).toEqual([]);
  await screen.getByRole("button", { name: /^Accept/ }).click();
  await expect.element(screen.getByText("Accepted. A planner decides.")).toBeVisible();
  expect(inputsOf("acceptTrade")).toEqual([{ params: { tradeId: "t1" }, body: { version: 3 } }]);
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => inputsOf("withdrawTrade")).toEqual([{ params: { tradeId: "t1" }, body: {} }]);
});

test("What rules approve at once cannot be taken back", async () => {
  const { screen } = await show({
    board: [offered],
    answers: { acceptTrade: () => ({ trade: { ...own, state: "approved" } }) },
  });
  await expect.element(screen.getByText("No rule is broken.")).toBeVisible();
  await screen.getByRole("button", { name: /^Accept/ }).click();
  await expect.element(screen.getByText("Accepted and approved. Your schedule has been updated.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Undo" }).elements()).toEqual([]);
});

test("Who accepts too late is told so, and sees what has changed", async () => {
  const { screen, inputsOf } = await show({
    board: [offered],
    answers: { acceptTrade: refused("changedMeanwhile") },
  });
  await screen.getByRole("button", { name: /^Accept/ }).click();
  await expect.element(screen.getByText(changedMeanwhile)).toBeVisible();
  await expect.poll(() => inputsOf("readMyTrades")).toHaveLength(2);
});

test("A proposal in answer to one’s offer is named as such, and declined or accepted like a shift that one is asked to take", async () => {
  const { screen, inputsOf } = await show({
    board: [{ ...offered, askedName: "Ann", isProposal: true, get: tuesday }],
    answers: { declineTrade: () => ({ trade: { ...own, state: "declined" } }) },
  });
  const card = screen.getByRole("listitem").first();
  await expect.element(card).toMatchTextContent(/Answers your offer.*For your shift: Jan 12, 2027/);
  await screen.getByRole("button", { name: /^Decline/ }).click();
  await expect.element(screen.getByText("Declined Bob’s shift")).toBeVisible();
  expect(inputsOf("declineTrade")).toEqual([{ params: { tradeId: "t1" }, body: { version: 3 } }]);
});

test("For a shift offered in exchange one proposes a shift of one’s own, after seeing what rules say of it", async () => {
  const shifts = [
    { ...tuesday, check: fine, isFineForOther: true },
    { ...shiftOf("friday", "2027-01-15"), check: { broken: [restTooShort], missingSkills: [] }, isFineForOther: false },
  ];
  const { screen, inputsOf } = await show({
    board: [{ ...offered, wantsExchange: true, check: null }],
    answers: { readExchangeShifts: () => ({ zone: "UTC", shifts }), proposeExchange: () => ({ trade: own }) },
  });
  await expect.element(screen.getByText("In exchange for one of your shifts")).toBeVisible();
  expect(screen.getByRole("button", { name: /^Accept/ }).elements()).toEqual([]);
  await screen.getByRole("button", { name: /^Propose a shift/ }).click();
  const panel = screen.getByRole("dialog");
  const choose = async (day: RegExp) => {
    await panel.getByRole("button", { name: /Your shift in exchange/ }).click();
    await screen.getByRole("option", { name: day }).click();
  };
  // Nothing is sent before a shift is chosen.
  await expect.element(panel.getByRole("button", { name: /Your shift in exchange/ })).toBeVisible();
  expect(panel.getByRole("button", { name: "Propose", exact: true }).elements()).toEqual([]);
  await choose(/Jan 15/);
  await expect.element(panel.getByText(/9 h/)).toBeVisible();
  await expect.element(panel).toMatchTextContent("A rule would break for your colleague; a planner decides.");
  await choose(/Jan 12/);
  await expect.element(panel.getByText("No rule is broken.")).toBeVisible();
  await panel.getByRole("button", { name: "Propose", exact: true }).click();
  await expect.element(screen.getByText("Proposed. Bob can accept it.")).toBeVisible();
  expect(inputsOf("proposeExchange")).toEqual([{ params: { tradeId: "t1" }, body: { shiftId: "tuesday", note: "" } }]);
  await expect.poll(() => screen.getByRole("dialog").elements()).toEqual([]);
});

test("Proposing says when no shift fits, and when the offer has gone", async () => {
  const answers: { readExchangeShifts: () => unknown } = { readExchangeShifts: () => ({ zone: "UTC", shifts: [] }) };
  const { screen } = await show({
    board: [{ ...offered, wantsExchange: true, check: null }],
    answers: { readExchangeShifts: () => answers.readExchangeShifts() },
  });
  const propose = screen.getByRole("button", { name: /^Propose a shift/ });
  await propose.click();
  await expect.element(screen.getByText("None of your coming shifts can be exchanged for this one.")).toBeVisible();
  await screen.getByRole("dialog").getByRole("button", { name: "Close" }).first().click();
  answers.readExchangeShifts = refused("changedMeanwhile");
  await propose.click();
  await expect.element(screen.getByRole("dialog").getByText(changedMeanwhile)).toBeVisible();
});

const partners = {
  zone: "UTC",
  shift: monday,
  check: { broken: [restTooShort], missingSkills: [] },
  partners: [],
  total: 0,
};

test("A shift is offered to everybody for nothing or for a shift; rules of each proposal are shown later", async () => {
  const { screen, inputsOf } = await show({
    query: "?shift=monday",
    answers: { findTradePartners: () => partners, offerShift: () => ({ trade: own }) },
  });
  const panel = screen.getByRole("dialog");
  await expect.element(panel.getByText("Checked against your rules")).toBeVisible();
  await panel.getByText("Only in exchange for a shift").click();
  await expect.element(panel.getByText(/Colleagues propose shifts of theirs/)).toBeVisible();
  expect(panel.getByText("Checked against your rules").elements()).toEqual([]);
  await panel.getByRole("button", { name: "Offer shift" }).click();
  await expect.element(screen.getByText("Your shift is on offer")).toBeVisible();
  const offer = { shiftId: "monday", askedId: null, getShiftId: null, wantsExchange: true, note: "" };
  expect(inputsOf("offerShift")).toEqual([{ body: offer }]);
});

test("A shift that begins too soon is not offered, and why is said", async () => {
  const { screen } = await show({
    query: "?shift=monday",
    answers: { findTradePartners: refused("invalidParameters", { shiftId: "minDate" }) },
  });
  await expect.element(screen.getByText("Shifts can be offered until 24 hours before they begin.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Offer shift" }).elements()).toEqual([]);
});

test("Who is not planned is told so", async () => {
  const nobody = { isPlanned: false, zone: "UTC", noticeHours: 0, board: [], hasMore: false };
  const { screen } = await show({ answers: { readMyTrades: () => nobody } });
  await expect.element(screen.getByText("You have no planned shifts")).toBeVisible();
});

test("Who has nothing yet is told how to begin", async () => {
  const { screen } = await show({});
  await expect.element(screen.getByText("No shifts on offer")).toBeVisible();
  await expect.element(screen.getByText("No trades yet")).toBeVisible();
});

test("Older trades are listed page by page, and a board that has no room for all offers says so", async () => {
  const { screen } = await show({
    answers: {
      readMyTrades: () => ({ isPlanned: true, zone: "UTC", noticeHours: 24, board: [offered], hasMore: true }),
      searchMyTrades: ({ body }: { body?: { after?: string } }) => {
        const isFirst = body?.after === undefined;
        const trade = { ...own, id: isFirst ? "new" : "old", give: isFirst ? monday : tuesday };
        return { trades: [trade], totalRecords: 2, ...(isFirst && { next: "behind" }) };
      },
    },
  });
  await expect.element(screen.getByText(/More shifts are on offer/)).toBeVisible();
  const withdrawals = () => screen.getByRole("button", { name: /^Withdraw/ }).elements();
  await expect.poll(withdrawals).toHaveLength(1);
  await screen.getByRole("button", { name: "Show older trades" }).click();
  await expect.poll(withdrawals).toHaveLength(2);
  expect(screen.getByRole("button", { name: "Show older trades" }).query()).toBeNull();
});
