import { codeOf } from "@evolve/contracts/errors";
import { CallError, networkCode } from "@evolve/session";
import { renderScreen } from "@evolve/shell/testing";
import { daysLater } from "@evolve/workforce";
import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { TimeOffScreen } from "../time-off/time-off-screen.tsx";
import { TradesScreen } from "../trades/trades-screen.tsx";
import { keepWaiting, snapshot, type WaitingRequest } from "./waiting-requests.ts";

const today = new Date().toISOString().slice(0, 10);
const day = daysLater(today, 30);
const vacation = { id: "0198c0de-0000-7000-8000-000000000001", name: "Vacation", colorCode: "#1461c4", isPaid: true };
const body = { codeId: vacation.id, firstDay: day, lastDay: day, part: null, comment: "" };

const request = {
  ...{ id: "r1", codeId: vacation.id, codeName: "Vacation", colorCode: "#1461c4", part: null, minutes: 480 },
  ...{ firstDay: day, lastDay: day, comment: "", state: "waitlisted", requestedAt: "2026-01-01T08:00:00Z" },
  ...{ decidedAt: null, decidedBy: "", isAutomatic: false, reason: "", place: 1, version: 1 },
};
const offered = {
  ...{ id: "t1", giverName: "Lars", askedName: "Ann", takerName: null, wantsExchange: false, isProposal: false },
  ...{ give: { id: "s1", day: "2099-01-12", start: Date.parse("2099-01-12T08:00Z"), minutes: 480 }, get: null },
  ...{ note: "", state: "open", offeredAt: "2026-01-01T08:00:00Z", expiresAt: "2099-01-10T08:00:00Z" },
  ...{ decidedAt: null, decidedBy: "", isAutomatic: false, reason: "", version: 3, role: "asked" },
  ...{ check: { broken: [], missingSkills: [] }, isFineForOther: true },
};
const kept: WaitingRequest = { kind: "timeOff", body, type: "Vacation", userId: "u1", key: "k1", at: Date.now() };

const lost = (): never => {
  throw new CallError({ code: networkCode, status: 0, fields: {} });
};
const refused = (code: Parameters<typeof codeOf>[0], fields = {}) => {
  throw new CallError({ code: codeOf(code), status: 409, fields });
};

type Answers = Parameters<typeof renderScreen>[0]["answers"];

const areas = ["timeOff", "schedules", "shiftTrades", "scheduleEditor", "validation", "dates"] as const;
const showTimeOff = (answers: Answers) =>
  renderScreen({
    Screen: TimeOffScreen,
    areas: [...areas],
    permissions: ["mySpace:view"],
    timeZone: "UTC",
    answers: {
      readMyTimeOff: () => ({ isPlanned: true, today, types: [vacation], balances: [] }),
      searchMyTimeOff: () => ({ requests: [], totalRecords: 0 }),
      checkMyTimeOff: lost,
      ...answers,
    },
  });
const showTrades = (answers: Answers) =>
  renderScreen({
    Screen: TradesScreen,
    areas: [...areas],
    permissions: ["mySpace:view"],
    answers: {
      readMyTrades: () => ({ isPlanned: true, zone: "UTC", noticeHours: 24, board: [offered], hasMore: false }),
      searchMyTrades: () => ({ trades: [], totalRecords: 0 }),
      ...answers,
    },
  });

beforeEach(() => localStorage.removeItem("waitingRequests"));

test("Time off that is asked for without a connection waits through a reload, is sent once and its answer is told", async () => {
  const offline = await showTimeOff({ requestTimeOff: lost });
  await offline.screen.getByRole("button", { name: "Ask for time off" }).click();
  const panel = offline.screen.getByRole("dialog");
  await panel.getByRole("group", { name: "First day" }).getByRole("spinbutton").first().click();
  const [year = "", month = "", date = ""] = day.split("-");
  await userEvent.keyboard(`${month}${date}${year}`);
  await expect.element(panel.getByText("The likely answer is not known without a connection.")).toBeVisible();
  await panel.getByRole("button", { name: "Send request" }).click();
  await expect.poll(() => offline.screen.getByRole("dialog").elements()).toEqual([]);
  await expect.element(offline.screen.getByText("Waits on this device. It is sent when you’re back.")).toBeVisible();
  await expect.element(offline.screen.getByText(/^1 request waits on this device/)).toBeVisible();
  const [first] = offline.keysOf("requestTimeOff");
  await offline.screen.unmount();

  const online = await showTimeOff({ requestTimeOff: () => ({ request }) });
  await expect.element(online.screen.getByText(/^1 request waits on this device/)).toBeVisible();
  await expect.element(online.screen.getByText(/^Vacation, .*: You are on the wait-list\.$/)).toBeVisible();
  expect(online.inputsOf("requestTimeOff")).toEqual([{ body }]);
  expect(online.keysOf("requestTimeOff")).toEqual([first]);
  expect(first).toEqual(expect.any(String));
  expect(online.screen.getByText(/waits on this device/).query()).toBeNull();
  expect(snapshot()).toBe("[]");
  // One's requests follow.
  await expect.poll(() => online.inputsOf("searchMyTimeOff").length).toBeGreaterThan(1);
});

test("While the server stays away it is tried again with the same key", async () => {
  keepWaiting(kept);
  const { keysOf, screen } = await showTimeOff({ requestTimeOff: lost });
  await expect.poll(() => keysOf("requestTimeOff").length, { timeout: 5_000 }).toBeGreaterThan(1);
  expect(new Set(keysOf("requestTimeOff"))).toEqual(new Set(["k1"]));
  await expect.element(screen.getByText(/^1 request waits on this device/)).toBeVisible();
});

test("A request that is refused when it is sent says why and waits no longer", async () => {
  keepWaiting(kept);
  const { screen } = await showTimeOff({
    requestTimeOff: () => refused("invalidParameters", { firstDay: "unavailableDate" }),
  });
  await expect
    .element(screen.getByText(/^Vacation, .*: You have already asked for time off on these days\.$/))
    .toBeVisible();
  expect(snapshot()).toBe("[]");
});

test("What one person has asked for is neither shown to nor sent by another who signs in on the same browser", async () => {
  keepWaiting({ ...kept, userId: "u2" });
  keepWaiting({ ...kept, key: "old", at: Date.now() - 15 * 86_400_000 });
  const { inputsOf, screen } = await showTimeOff({ requestTimeOff: () => ({ request }) });
  await expect.element(screen.getByText("No requests yet")).toBeVisible();
  await new Promise((resolve) => {
    setTimeout(resolve, 1_300);
  });
  expect(screen.getByText(/wait on this device|waits on this device/).query()).toBeNull();
  expect(inputsOf("requestTimeOff")).toEqual([]);
  expect(JSON.parse(snapshot())).toMatchObject([{ userId: "u2" }]);
});

test("One may think better of what waits", async () => {
  keepWaiting(kept);
  const { inputsOf, screen } = await showTimeOff({ requestTimeOff: () => ({ request }) });
  await screen.getByRole("button", { name: /^Don’t send, Vacation/ }).click();
  await expect.element(screen.getByText(/waits on this device/)).not.toBeInTheDocument();
  await new Promise((resolve) => {
    setTimeout(resolve, 1_300);
  });
  expect(inputsOf("requestTimeOff")).toEqual([]);
});

test("An answer to a trade without a connection waits instead of its buttons; that the offer has changed meanwhile is told", async () => {
  let answer: () => unknown = lost;
  const { inputsOf, keysOf, screen } = await showTrades({ acceptTrade: () => answer() });
  await screen.getByRole("button", { name: /^Accept/ }).click();
  await expect.element(screen.getByText(/^Accept Lars’s shift, Jan 12, 2099/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: /^(Accept|Decline)/ })).not.toBeInTheDocument();
  answer = () => refused("changedMeanwhile");
  await expect.element(screen.getByText(/^Accept Lars’s shift, .*: Someone else changed this/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: /^Accept/ })).toBeVisible();
  expect(inputsOf("acceptTrade").at(-1)).toEqual({ params: { tradeId: "t1" }, body: { version: 3 } });
  expect(new Set(keysOf("acceptTrade")).size).toBe(1);
});

test("Declining without a connection waits as well", async () => {
  let answer: () => unknown = lost;
  const { screen } = await showTrades({ declineTrade: () => answer() });
  await screen.getByRole("button", { name: /^Decline/ }).click();
  await expect.element(screen.getByText(/^Decline Lars’s shift, Jan 12, 2099/)).toBeVisible();
  answer = () => ({ trade: { ...offered, state: "declined" } });
  await expect.element(screen.getByText(/^Decline Lars’s shift, .*: Declined Lars’s shift$/)).toBeVisible();
});
