import { codeOf } from "@evolve/contracts/errors";
import type { OfferedTrade } from "@evolve/contracts/shift-trades";
import { CallError, networkCode } from "@evolve/session";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { RequestsPart } from "./requests-part.tsx";

const shiftOf = (id: string, day: string) => ({ id, day, start: Date.parse(`${day}T08:00Z`), minutes: 480 });
const restTooShort = { code: "rest-too-short", date: "2027-01-12", values: { rest: 540, min: 660 } };

const offered: OfferedTrade = {
  ...{ id: "t1", giverName: "Lars", askedName: "Ann", takerName: null, wantsExchange: false, isProposal: false },
  ...{ give: shiftOf("theirs", "2027-01-12"), get: shiftOf("mine", "2027-01-11"), note: "", state: "open" },
  ...{ offeredAt: "2027-01-01T08:00:00Z", expiresAt: "2027-01-10T08:00:00Z", decidedAt: null, decidedBy: "" },
  ...{ isAutomatic: false, reason: "", version: 3, role: "asked", isFineForOther: true },
  check: { broken: [restTooShort], missingSkills: [] },
};
const trade = { ...offered, id: "t2", role: "giver", askedName: null, get: null, give: shiftOf("g", "2027-02-01") };
const timeOff = {
  ...{ id: "r1", codeId: "c", codeName: "Vacation", colorCode: "#1461c4", part: null, minutes: 480, comment: "" },
  ...{ firstDay: "2027-01-20", lastDay: "2027-01-20", state: "waitlisted", requestedAt: "2027-01-01T08:00:00Z" },
  ...{ decidedAt: null, decidedBy: "", isAutomatic: false, reason: "", place: 2, version: 1 },
};
const failing = (error: CallError) => () => {
  throw error;
};
const offline = failing(new CallError({ code: networkCode, status: 0, fields: {} }));

type Answers = Parameters<typeof renderScreen>[0]["answers"];

const show = (answers: Answers) =>
  renderScreen({
    Screen: () => (
      <main>
        <RequestsPart />
      </main>
    ),
    areas: ["schedules", "timeOff", "shiftTrades", "scheduleEditor"],
    permissions: ["mySpace:view"],
    answers: {
      readMyTrades: () => ({ isPlanned: true, zone: "UTC", noticeHours: 24, board: [], hasMore: false }),
      searchMyTrades: () => ({ trades: [], totalRecords: 0 }),
      searchMyTimeOff: () => ({ requests: [], totalRecords: 0 }),
      ...answers,
    },
  });

test("A swap that one is asked for says what one gives and gets and which rule it would break, and is answered on the spot", async () => {
  let board: readonly OfferedTrade[] = [offered, { ...offered, id: "all", askedName: null }];
  const { screen, inputsOf } = await show({
    readMyTrades: () => ({ isPlanned: true, zone: "UTC", noticeHours: 24, board, hasMore: false }),
    declineTrade: () => {
      board = [];
      return { trade: { ...offered, state: "declined" } };
    },
  });
  const card = screen.getByRole("region", { name: "Lars offers a swap" });
  await expect.element(card).toMatchTextContent(/Answer by Jan 10, 2027/);
  await expect.element(card).toMatchTextContent(/You give\s*Mon · Jan 11, 2027\s*8:00 AM – 4:00 PM/);
  await expect.element(card).toMatchTextContent(/You get\s*Tue · Jan 12, 2027\s*8:00 AM – 4:00 PM/);
  await expect.element(card).toMatchTextContent(/9 h/);
  // What is offered to everybody stays on the board.
  expect(screen.getByRole("region").elements()).toHaveLength(1);
  await card.getByRole("button", { name: /^Decline/ }).click();
  await expect.element(screen.getByText("Declined Lars’s shift")).toBeVisible();
  expect(inputsOf("declineTrade")).toEqual([{ params: { tradeId: "t1" }, body: { version: 3 } }]);
  await expect.poll(() => screen.getByRole("region").elements()).toEqual([]);
});

test("A shift that one is asked to take for nothing says so", async () => {
  const board = [{ ...offered, get: null }];
  const { screen } = await show({
    readMyTrades: () => ({ isPlanned: true, zone: "UTC", noticeHours: 24, board, hasMore: false }),
  });
  const card = screen.getByRole("region", { name: "Lars offers you a shift" });
  await expect.element(card).toMatchTextContent(/You give\s*Nothing/);
});

test("Open requests stand together with their states, the nearest day first, and lead to their screens", async () => {
  const { screen, inputsOf } = await show({
    searchMyTrades: () => ({ trades: [trade, { ...offered, id: "t3" }], totalRecords: 2 }),
    searchMyTimeOff: () => ({ requests: [timeOff], totalRecords: 4 }),
  });
  const rows = screen.getByRole("region", { name: "Open requests" }).getByRole("listitem");
  await expect
    .element(rows.nth(0))
    .toMatchTextContent(/Jan 20, 2027.*Vacation · 8 h.*On the wait-list.*Number 2 in line/);
  await expect.element(rows.nth(1)).toMatchTextContent(/Feb 1, 2027.*Offered to everybody.*On offer/);
  expect(rows.elements()).toHaveLength(2);
  await expect.element(screen.getByText("And 3 more.")).toBeVisible();
  const links = screen.getByRole("link").elements();
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/my-space/time-off", "/my-space/trades"]);
  expect(inputsOf("searchMyTimeOff")).toEqual([{ body: { filter: { state: ["pending", "waitlisted"] }, top: 5 } }]);
  expect(inputsOf("searchMyTrades")).toEqual([{ body: { filter: { state: ["open", "accepted"] }, top: 5 } }]);
});

test("Where nothing waits, nothing is shown, and without a connection the page that says so says it once", async () => {
  const empty = await show({});
  await expect.poll(() => empty.inputsOf("searchMyTimeOff")).toHaveLength(1);
  await expect.element(empty.screen.getByRole("main")).toHaveTextContent("");
  await empty.screen.unmount();
  const { screen, inputsOf } = await show({ readMyTrades: offline, searchMyTrades: offline, searchMyTimeOff: offline });
  await expect.poll(() => inputsOf("searchMyTimeOff")).toHaveLength(1);
  await expect.poll(() => screen.getByRole("main").element().children.length).toBe(0);
});

test("What cannot be read says why and is read again; the rest is shown", async () => {
  let answer = failing(new CallError({ code: codeOf("unexpected"), status: 500, fields: {} })) as () => unknown;
  const { screen } = await show({
    searchMyTimeOff: () => ({ requests: [timeOff], totalRecords: 1 }),
    searchMyTrades: () => answer(),
  });
  await expect.element(screen.getByText(/Vacation/)).toBeVisible();
  answer = () => ({ trades: [trade], totalRecords: 1 });
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByText("On offer")).toBeVisible();
});
