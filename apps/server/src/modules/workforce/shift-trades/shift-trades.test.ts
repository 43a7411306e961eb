import { readMySchedule, seeMySchedule } from "@evolve/contracts/my-schedule";
import { listNotifications } from "@evolve/contracts/notifications";
import { searchAgentHistory } from "@evolve/contracts/publications";
import { createSchedule, publishSchedule, readShifts, type ShiftEdit, writeShifts } from "@evolve/contracts/schedules";
import {
  acceptTrade,
  declineTrade,
  findTradePartners,
  offerShift,
  readMyTrades,
  searchMyTrades,
  readPartnerShifts,
  withdrawTrade,
} from "@evolve/contracts/shift-trades";
import {
  decideTrade,
  readTrade,
  readTradeSettings,
  reopenTrade,
  saveTradeSettings,
  searchTrades,
} from "@evolve/contracts/shift-trades-inbox";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { runJob } from "@evolve/testkit/run-job";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { buildTradingUnit } from "@evolve/testkit/trading-unit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { endTrades } from "./end-trades.ts";

let server: TestServer;
let tenant: BuiltTenant;
let planner: TestClient;
let agent: BuiltUser;
let mine: TestClient;
let colleague: BuiltUser;
let other: TestClient;
let third: BuiltUser;
let businessUnitId: string;

/** A Monday. */
const monday = "2027-01-11";
const week = { firstDay: monday, days: 7 };

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  tenant = await buildTenant(server.services);
  const permissions = [
    "wfm:schedule:view",
    "wfm:schedule:edit",
    "wfm:schedule:publish",
    "wfm:requests:view",
    "wfm:requests:edit",
  ] as const;
  planner = await signIn(server, await buildUser(server.services, tenant, { permissions: [...permissions] }));
  agent = await buildUser(server.services, tenant, { permissions: ["mySpace:view"] });
  mine = await signIn(server, agent);
  colleague = await buildUser(server.services, tenant, { permissions: ["mySpace:view"] });
  other = await signIn(server, colleague);
  third = await buildUser(server.services, tenant, { permissions: ["mySpace:view"] });
  businessUnitId = await buildTradingUnit(server.services, tenant, [agent, colleague, third]);
});

const put = (start: string, agentId = agent.id): Extract<ShiftEdit, { kind: "put" }> => ({
  kind: "put",
  id: newId(),
  version: 0,
  agentId,
  start: Date.parse(start),
  minutes: 480,
  activities: [],
  isLocked: false,
  reason: "Test",
});

/** Publishes shifts of the week, on whose days everybody has some. Answers the draft, which stays. */
const publish = async (...edits: ShiftEdit[]): Promise<string> => {
  const draft = { businessUnitId, name: "Draft", ...week, copyPublished: true };
  const scheduleId = (await planner.call(createSchedule, { body: draft })).body.schedule.id;
  await planner.call(writeShifts, { params: { scheduleId }, body: { edits } });
  await planner.call(publishSchedule, { params: { scheduleId }, body: week });
  return scheduleId;
};
const settings = (more: { isAutomatic?: boolean; noticeHours?: number; acceptanceHours?: number } = {}) =>
  planner.call(saveTradeSettings, {
    body: { businessUnitId, isAutomatic: false, noticeHours: 24, acceptanceHours: 12, ...more },
  });
const offering = (shiftId: string, askedId: string | null = null, getShiftId: string | null = null) =>
  mine.call(offerShift, { body: { shiftId, askedId, getShiftId, note: "Doctor" } });
const offer = async (...of: Parameters<typeof offering>) => (await offering(...of)).body.trade;
const take = (client: TestClient, tradeId: string) => client.call(acceptTrade, { params: { tradeId }, body: {} });
const board = async (client: TestClient) => (await client.call(readMyTrades, {})).body.board;
const startsOf = async (client: TestClient) =>
  (await client.call(readMySchedule, { query: { from: monday, days: "7" } })).body.shifts.map(({ start }) =>
    new Date(start).toISOString().slice(0, 16),
  );
const changedOf = async (client: TestClient) =>
  (await client.call(readMySchedule, { query: { from: monday, days: "7" } })).body.shifts.map(
    ({ isChanged }) => isChanged,
  );
const toldOf = async (client: TestClient) =>
  (await client.call(listNotifications, { query: {} })).body.notifications.map(({ title }) => title);
const decide = (tradeId: string, decision: "approved" | "denied" = "approved") =>
  planner.call(decideTrade, { params: { tradeId }, body: { decision, reason: "Because" } });

const early = "2027-01-11T06:00";
const late = "2027-01-13T12:00";

test("A shift on the board is taken by a colleague, approved by a planner, and goes back when that is undone", async () => {
  const given = put(`${early}:00Z`);
  const draftId = await publish(given, put(`${late}:00Z`, colleague.id));
  const { id, state } = await offer(given.id);
  expect(state).toBe("open");
  expect(await board(other)).toMatchObject([{ id, note: "Doctor", check: { broken: [] }, isFineForOther: true }]);
  expect(await board(mine)).toEqual([]);
  expect((await take(other, id)).body.trade).toMatchObject({ state: "accepted", role: "taker" });
  expect(await toldOf(planner)).toMatchObject([expect.stringContaining("want to trade a shift")]);
  expect(await toldOf(mine)).toContainEqual(expect.stringContaining("takes your shift"));
  const { checks, coverage } = (await planner.call(readTrade, { params: { tradeId: id } })).body;
  expect(checks).toEqual({
    giver: { broken: [], missingSkills: [] },
    taker: { broken: [], missingSkills: [] },
  });
  expect(coverage).toEqual([]);
  expect((await decide(id)).body.trade.state).toBe("approved");
  expect((await decide(id)).errorCode).toBe("CHANGED_MEANWHILE");
  expect([await startsOf(mine), await startsOf(other)]).toEqual([[], [early, late]]);
  // Until the colleague has seen it, the new shift is marked.
  expect(await changedOf(other)).toEqual([true, false]);
  await other.call(seeMySchedule, { body: { day: monday } });
  expect(await changedOf(other)).toEqual([false, false]);
  const inDraft = (await planner.call(readShifts, { params: { scheduleId: draftId }, body: week })).body.shifts;
  expect(inDraft.map(({ agentId }) => agentId)).toEqual([colleague.id, colleague.id]);
  expect(await toldOf(other)).toContain("A shift trade was approved");
  expect((await planner.call(reopenTrade, { params: { tradeId: id } })).body.trade.state).toBe("accepted");
  expect([await startsOf(mine), await startsOf(other)]).toEqual([[early], [late]]);
  // What was undone can be approved again.
  expect((await decide(id)).body.trade.state).toBe("approved");
  expect([await startsOf(mine), await startsOf(other)]).toEqual([[], [early, late]]);
  const historyOf = async (agentId: string) =>
    (await planner.call(searchAgentHistory, { body: { agentId } })).body.changes.map(({ cause, before }) =>
      before ? `${cause} away` : cause,
    );
  // The latest first.
  expect((await historyOf(agent.id)).slice(0, 3)).toEqual(["trade away", "tradeUndone", "trade away"]);
  expect((await historyOf(colleague.id)).slice(0, 3)).toEqual(["trade", "tradeUndone away", "trade"]);
  const { system } = server.services.database;
  const events = await system.selectFrom("audit_events").select("action").where("target_id", "=", id).execute();
  expect(events.map(({ action }) => action).sort()).toEqual([
    "shift-trade.accepted",
    "shift-trade.approved",
    "shift-trade.approved",
    "shift-trade.offered",
    "shift-trade.reopened",
  ]);
  const changes = await system.selectFrom("shift_changes").select("agent_id").where("cause_id", "=", id).execute();
  expect(new Set(changes.map(({ agent_id }) => agent_id))).toEqual(new Set([agent.id, colleague.id]));
});

test("A swap with one colleague moves both shifts at once", async () => {
  const [given, wanted] = [put(`${early}:00Z`), put(`${late}:00Z`, colleague.id)];
  // Each needs a day that is published: Wednesday of the one, Monday of the other.
  await publish(given, wanted);
  const { partners, total } = (await mine.call(findTradePartners, { body: { shiftId: given.id } })).body;
  expect(total).toBe(2);
  expect(new Set(partners.map(({ id }) => id))).toEqual(new Set([colleague.id, third.id]));
  const shifts = (await mine.call(readPartnerShifts, { body: { shiftId: given.id, partnerId: colleague.id } })).body
    .shifts;
  expect(shifts).toMatchObject([{ id: wanted.id, check: { broken: [] }, isFineForOther: true }]);
  const { id } = await offer(given.id, colleague.id, wanted.id);
  expect(await toldOf(other)).toContainEqual(expect.stringContaining("offers you a shift"));
  // Nobody else sees it.
  expect(await board(await signIn(server, third))).toEqual([]);
  await take(other, id);
  await decide(id);
  expect([await startsOf(mine), await startsOf(other)]).toEqual([[late], [early]]);
  await planner.call(reopenTrade, { params: { tradeId: id } });
  expect([await startsOf(mine), await startsOf(other)]).toEqual([[early], [late]]);
});

test("Before taking a shift an agent sees which rules that would break, and rules then leave it to a person", async () => {
  await settings({ isAutomatic: true });
  const given = put("2027-01-12T06:00:00Z");
  // Nine hours before.
  await publish(given, put("2027-01-11T13:00:00Z", colleague.id));
  const { id } = await offer(given.id);
  const [offered] = await board(other);
  expect(offered?.check?.broken).toMatchObject([{ code: "rest-too-short", values: { rest: 540, min: 660 } }]);
  expect((await take(other, id)).body.trade.state).toBe("accepted");
  const { checks } = (await planner.call(readTrade, { params: { tradeId: id } })).body;
  expect(checks?.taker.broken.map(({ code }) => code)).toEqual(["rest-too-short"]);
});

test("Rules approve a trade that breaks none and leaves coverage as it is, where the business unit says so", async () => {
  await settings({ isAutomatic: true });
  const given = put(`${early}:00Z`);
  await publish(given, put(`${late}:00Z`, colleague.id));
  const { id } = await offer(given.id);
  expect((await take(other, id)).body.trade).toMatchObject({ state: "approved", isAutomatic: true, decidedBy: "" });
  expect(await startsOf(other)).toEqual([early, late]);
});

test("Of two who accept at the same time one is too late", async () => {
  const given = put(`${early}:00Z`);
  await publish(given);
  const { id } = await offer(given.id);
  const answers = await Promise.all([take(other, id), take(await signIn(server, third), id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.errorCode).toBe("CHANGED_MEANWHILE");
});

test("A shift that was changed since is neither taken nor traded, and a trade of one is not undone", async () => {
  const given = put(`${early}:00Z`);
  const draftId = await publish(given);
  const change = async (start: string) => {
    const { shifts } = (await planner.call(readShifts, { params: { scheduleId: draftId }, body: week })).body;
    const { id = "", version = 0, agentId = "" } = shifts[0] ?? {};
    const edits = [{ ...put(start, agentId), id, version }];
    await planner.call(writeShifts, { params: { scheduleId: draftId }, body: { edits } });
    await planner.call(publishSchedule, { params: { scheduleId: draftId }, body: week });
  };
  const { id } = await offer(given.id);
  await change("2027-01-11T07:00:00Z");
  expect(await board(other)).toEqual([]);
  expect((await take(other, id)).errorCode).toBe("CHANGED_MEANWHILE");
  await change(`${early}:00Z`);
  expect((await take(other, id)).status).toBe(200);
  await change("2027-01-11T07:00:00Z");
  expect((await decide(id)).errorCode).toBe("CHANGED_MEANWHILE");
  await change(`${early}:00Z`);
  expect((await decide(id)).status).toBe(200);
  await change("2027-01-11T07:00:00Z");
  expect((await planner.call(reopenTrade, { params: { tradeId: id } })).errorCode).toBe("CHANGED_MEANWHILE");
  expect(await startsOf(other)).toEqual(["2027-01-11T07:00"]);
});

test("The one who is asked declines; offers and acceptances are withdrawn; each side is told", async () => {
  const given = put(`${early}:00Z`);
  await publish(given);
  const asked = await offer(given.id, colleague.id);
  expect((await offering(given.id)).errorCode).toBe("CHANGED_MEANWHILE");
  const declined = await other.call(declineTrade, { params: { tradeId: asked.id }, body: {} });
  expect(declined.body.trade.state).toBe("declined");
  expect(await toldOf(mine)).toContainEqual(expect.stringContaining("can’t take your shift"));
  const { id } = await offer(given.id);
  const params = { tradeId: id };
  await take(other, id);
  expect((await other.call(withdrawTrade, { params, body: {} })).body.trade.state).toBe("open");
  expect((await board(other)).map((trade) => trade.id)).toEqual([id]);
  expect((await mine.call(withdrawTrade, { params, body: { version: 1 } })).errorCode).toBe("CHANGED_MEANWHILE");
  expect((await mine.call(withdrawTrade, { params, body: {} })).body.trade.state).toBe("withdrawn");
  expect((await take(other, id)).errorCode).toBe("CHANGED_MEANWHILE");
  const { body } = await planner.call(searchTrades, { body: { filter: { state: ["withdrawn"] } } });
  expect(body.trades.map((trade) => trade.id)).toEqual([id]);
});

test("A shift is offered with notice, and a trade that nobody has taken in time has ended", async () => {
  const given = put(`${early}:00Z`);
  await publish(given);
  const hours = Math.floor((given.start - server.services.clock.now().getTime()) / 3_600_000);
  expect((await settings({ noticeHours: 2, acceptanceHours: 3 })).status).toBe(400);
  // The longest notice does not reach that far ahead, so the limit itself is tried on a trade that is stored.
  expect(hours).toBeGreaterThan(720);
  const { id } = await offer(given.id);
  await server.services.database.withTenant(tenant.id, (tx) =>
    tx.updateTable("shift_trades").set({ expires_at: server.services.clock.now() }).where("id", "=", id).execute(),
  );
  expect(await board(other)).toEqual([]);
  expect((await take(other, id)).errorCode).toBe("CHANGED_MEANWHILE");
  const { trades: own } = (await mine.call(searchMyTrades, { body: {} })).body;
  expect(own).toMatchObject([{ id, state: "expired" }]);
  expect((await planner.call(searchTrades, { body: { filter: { state: ["expired"] } } })).body.totalRecords).toBe(1);
  // The shift can be offered again.
  expect((await offering(given.id)).status).toBe(200);
});

test("Those who wait for a trade that runs out are told once; what ran out long ago is no news", async () => {
  const [given, taken] = [put(`${early}:00Z`), put(`${late}:00Z`)];
  await publish(given, taken);
  const [open, accepted] = [await offer(given.id), await offer(taken.id)];
  await take(other, accepted.id);
  // As it was before it ran out, whatever it has become.
  const endAt = (id: string, at: number) =>
    server.services.database.withTenant(tenant.id, (tx) =>
      tx
        .updateTable("shift_trades")
        .set({ state: "open", expires_at: new Date(at) })
        .where("id", "=", id)
        .execute(),
    );
  const now = server.services.clock.now().getTime();
  await endAt(open.id, now);
  await endAt(accepted.id, now);
  const toldOfEnd = async (client: TestClient) =>
    (await toldOf(client)).filter((title) => /^Nobody has taken|has ended$/.test(title)).sort();
  await runJob(server, endTrades, {});
  await runJob(server, endTrades, {});
  expect(await toldOfEnd(mine)).toEqual(["A shift trade has ended", "Nobody has taken your shift"]);
  expect(await toldOfEnd(other)).toEqual(["A shift trade has ended"]);
  expect((await mine.call(searchMyTrades, { body: {} })).body.trades.map(({ state }) => state)).toEqual([
    "expired",
    "expired",
  ]);
  await endAt(open.id, now - 2 * 24 * 3_600_000);
  await runJob(server, endTrades, {});
  expect(await toldOfEnd(mine)).toHaveLength(2);
});

test("Trades are between people of one business unit, and those of one's tenant", async () => {
  const given = put(`${early}:00Z`);
  await publish(given);
  const unplanned = await signIn(server, await buildUser(server.services, tenant, { permissions: ["mySpace:view"] }));
  expect((await unplanned.call(readMyTrades, {})).body).toMatchObject({ isPlanned: false, board: [], hasMore: false });
  expect((await unplanned.call(searchMyTrades, { body: {} })).body).toEqual({ trades: [], totalRecords: 0 });
  const { id } = await offer(given.id);
  expect((await take(unplanned, id)).status).toBe(404);
  expect((await take(mine, id)).status).toBe(404);
  expect(
    (await other.call(offerShift, { body: { shiftId: given.id, askedId: null, getShiftId: null, note: "" } })).status,
  ).toBe(404);
  const stranger = await signIn(server, await buildUser(server.services, await buildTenant(server.services)));
  const params = { tradeId: id };
  for (const [call, input] of [
    [readTrade, { params }],
    [decideTrade, { params, body: { decision: "approved" } }],
    [reopenTrade, { params }],
    [acceptTrade, { params, body: {} }],
    [declineTrade, { params, body: {} }],
    [withdrawTrade, { params, body: {} }],
    [saveTradeSettings, { body: { businessUnitId, isAutomatic: true, noticeHours: 1, acceptanceHours: 1 } }],
  ] as const) {
    expect((await stranger.call(call, input as never)).status, call.name).toBe(404);
    expect((await anonymous(server).call(call, input as never)).status, call.name).toBe(401);
  }
  expect((await mine.call(searchTrades, { body: {} })).status).toBe(403);
  expect((await mine.call(readTradeSettings, {})).status).toBe(403);
  expect((await stranger.call(searchTrades, { body: {} })).body.totalRecords).toBe(0);
  expect((await planner.call(readTradeSettings, {})).body.settings).toMatchObject([
    { businessUnitId, noticeHours: 24 },
  ]);
});
