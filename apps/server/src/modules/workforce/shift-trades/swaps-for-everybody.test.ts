import { readMySchedule } from "@evolve/contracts/my-schedule";
import { listNotifications } from "@evolve/contracts/notifications";
import { createSchedule, publishSchedule, type ShiftEdit, writeShifts } from "@evolve/contracts/schedules";
import {
  acceptTrade,
  declineTrade,
  offerShift,
  proposeExchange,
  readExchangeShifts,
  readMyTrades,
  searchMyTrades,
  withdrawTrade,
} from "@evolve/contracts/shift-trades";
import { decideTrade, readTrade, reopenTrade, saveTradeSettings } from "@evolve/contracts/shift-trades-inbox";
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
let ann: TestClient;
let bob: TestClient;
let cat: TestClient;
let people: readonly BuiltUser[];
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
  const of = "wfm:schedule";
  const permissions = [`${of}:view`, `${of}:edit`, `${of}:publish`, "wfm:requests:view", "wfm:requests:edit"] as const;
  planner = await signIn(server, await buildUser(server.services, tenant, { permissions: [...permissions] }));
  const built: BuiltUser[] = [];
  for (const firstName of ["Ann", "Bob", "Cat"])
    built.push(
      await buildUser(server.services, tenant, { firstName, lastName: "Agent", permissions: ["mySpace:view"] }),
    );
  people = built;
  [ann, bob, cat] = (await Promise.all(built.map((user) => signIn(server, user)))) as [
    TestClient,
    TestClient,
    TestClient,
  ];
  businessUnitId = await buildTradingUnit(server.services, tenant, built);
});

const put = (who: 0 | 1 | 2, start: string): Extract<ShiftEdit, { kind: "put" }> => ({
  kind: "put",
  id: newId(),
  version: 0,
  agentId: people[who]?.id ?? "",
  start: Date.parse(`${start}:00Z`),
  minutes: 480,
  activities: [],
  isLocked: false,
  reason: "Test",
});

const early = "2027-01-11T06:00";
const late = "2027-01-13T12:00";
const friday = "2027-01-15T06:00";

/** Ann works on Monday, Bob on Wednesday, Cat on Friday; Ann's shift is on offer to everybody for one in exchange. */
const offered = async () => {
  const shifts = [put(0, early), put(1, late), put(2, friday)] as const;
  const draft = { businessUnitId, name: "Draft", ...week, copyPublished: true };
  const scheduleId = (await planner.call(createSchedule, { body: draft })).body.schedule.id;
  await planner.call(writeShifts, { params: { scheduleId }, body: { edits: [...shifts] } });
  await planner.call(publishSchedule, { params: { scheduleId }, body: week });
  const body = { shiftId: shifts[0].id, askedId: null, getShiftId: null, wantsExchange: true, note: "Doctor" };
  const { id } = (await ann.call(offerShift, { body })).body.trade;
  return { id, scheduleId, mine: shifts[0].id, bobs: shifts[1].id, cats: shifts[2].id };
};
const propose = (client: TestClient, tradeId: string, shiftId: string) =>
  client.call(proposeExchange, { params: { tradeId }, body: { shiftId, note: "Gladly" } });
const accept = (client: TestClient, tradeId: string) => client.call(acceptTrade, { params: { tradeId }, body: {} });
const withdraw = (client: TestClient, tradeId: string) => client.call(withdrawTrade, { params: { tradeId }, body: {} });
const own = async (client: TestClient) =>
  (await client.call(searchMyTrades, { body: {} })).body.trades.map(({ id, state }) => ({ id, state }));
const board = async (client: TestClient) => (await client.call(readMyTrades, {})).body.board;
const startsOf = async (client: TestClient) =>
  (await client.call(readMySchedule, { query: { from: monday, days: "7" } })).body.shifts.map(({ start }) =>
    new Date(start).toISOString().slice(0, 16),
  );
const toldOf = async (client: TestClient) =>
  (await client.call(listNotifications, { query: {} })).body.notifications.map(({ title }) => title);

test("Colleagues propose shifts of theirs, who offers accepts one, a planner approves it, and that can be undone", async () => {
  const { id, bobs, cats } = await offered();
  expect(await board(bob)).toMatchObject([{ id, wantsExchange: true, check: null }]);
  const params = { tradeId: id };
  const { shifts } = (await bob.call(readExchangeShifts, { params })).body;
  expect(shifts).toMatchObject([{ id: bobs, check: { broken: [], missingSkills: [] }, isFineForOther: true }]);
  const proposal = (await propose(bob, id, bobs)).body.trade;
  expect(proposal).toMatchObject({ role: "giver", isProposal: true, state: "open" });
  expect(await toldOf(ann)).toContain("Bob Agent proposes a swap");
  // A shift is proposed once.
  expect((await bob.call(readExchangeShifts, { params })).body.shifts).toEqual([]);
  const others = (await propose(cat, id, cats)).body.trade;
  expect(await board(ann)).toMatchObject([
    { id: proposal.id, isProposal: true, check: { broken: [] }, isFineForOther: true },
    { id: others.id, isProposal: true, check: { broken: [] }, isFineForOther: true },
  ]);
  expect((await accept(ann, proposal.id)).body.trade).toMatchObject({ state: "accepted", role: "taker" });
  expect(await own(ann)).toContainEqual({ id, state: "matched" });
  expect(await own(cat)).toEqual([{ id: others.id, state: "declined" }]);
  expect(await toldOf(cat)).toContain("Ann Agent has chosen another shift");
  expect(await board(cat)).toEqual([]);
  const { checks } = (await planner.call(readTrade, { params: { tradeId: proposal.id } })).body;
  expect(checks).toMatchObject({ giver: { broken: [] }, taker: { broken: [] } });
  const decided = { params: { tradeId: proposal.id }, body: { decision: "approved" } } as const;
  expect((await planner.call(decideTrade, decided)).body.trade.state).toBe("approved");
  expect([await startsOf(ann), await startsOf(bob)]).toEqual([[late], [early]]);
  await planner.call(reopenTrade, { params: { tradeId: proposal.id } });
  expect([await startsOf(ann), await startsOf(bob)]).toEqual([[early], [late]]);
  const events = await server.services.database.system
    .selectFrom("audit_events")
    .select("action")
    .where("target_id", "=", id)
    .execute();
  expect(events.map(({ action }) => action).sort()).toEqual(["shift-trade.matched", "shift-trade.offered"]);
});

test("Rules approve an accepted proposal at once where the business unit says so", async () => {
  const { id, bobs } = await offered();
  const body = { businessUnitId, isAutomatic: true, noticeHours: 24, acceptanceHours: 12 };
  await planner.call(saveTradeSettings, { body });
  const proposal = (await propose(bob, id, bobs)).body.trade;
  expect((await accept(ann, proposal.id)).body.trade).toMatchObject({ state: "approved", isAutomatic: true });
  expect([await startsOf(ann), await startsOf(bob)]).toEqual([[late], [early]]);
  expect(await own(ann)).toContainEqual({ id, state: "matched" });
});

test("Rules are shown for a shift before it is proposed; one that overlaps with work of the other is not proposed", async () => {
  const { id, scheduleId, bobs } = await offered();
  const soon = put(1, "2027-01-11T20:00");
  const overlapping = put(0, "2027-01-13T10:00");
  await planner.call(writeShifts, { params: { scheduleId }, body: { edits: [soon, overlapping] } });
  await planner.call(publishSchedule, { params: { scheduleId }, body: week });
  const { shifts } = (await bob.call(readExchangeShifts, { params: { tradeId: id } })).body;
  expect(shifts.map((shift) => shift.id)).toEqual([soon.id]);
  expect((await propose(bob, id, bobs)).body).toMatchObject({ fields: { shiftId: "unavailableDate" } });
  expect(await own(bob)).toEqual([]);
  // Nobody takes the shift for nothing.
  const taken = await accept(bob, id);
  expect([taken.status, taken.body]).toMatchObject([400, { fields: { tradeId: "required" } }]);
});

test("Of two proposals that are accepted at the same time one wins, and nobody proposes any more", async () => {
  const { id, bobs, cats } = await offered();
  const [one, other] = [(await propose(bob, id, bobs)).body.trade.id, (await propose(cat, id, cats)).body.trade.id];
  const answers = await Promise.all([accept(ann, one), accept(ann, other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.errorCode).toBe("CHANGED_MEANWHILE");
  expect((await propose(bob, id, bobs)).errorCode).toBe("CHANGED_MEANWHILE");
});

test("A proposal is declined or withdrawn and the offer stays; an accepted one that is withdrawn opens the offer again", async () => {
  const { id, bobs, cats } = await offered();
  const first = (await propose(bob, id, bobs)).body.trade.id;
  await ann.call(declineTrade, { params: { tradeId: first }, body: {} });
  expect(await toldOf(bob)).toContain("Ann Agent can’t take your shift");
  const second = (await propose(bob, id, bobs)).body.trade.id;
  expect((await withdraw(bob, second)).body.trade.state).toBe("withdrawn");
  expect(await own(ann)).toContainEqual({ id, state: "open" });
  const third = (await propose(bob, id, bobs)).body.trade.id;
  await accept(ann, third);
  // Its giver withdraws it, or she who has accepted it does.
  await withdraw(bob, third);
  expect(await own(ann)).toContainEqual({ id, state: "open" });
  const fourth = (await propose(cat, id, cats)).body.trade.id;
  await accept(ann, fourth);
  expect((await withdraw(ann, fourth)).body.trade.state).toBe("open");
  expect(await own(ann)).toContainEqual({ id, state: "open" });
  expect((await accept(ann, fourth)).body.trade.state).toBe("accepted");
});

test("Who withdraws an offer ends its proposals, and their agents are told once", async () => {
  const { id, bobs } = await offered();
  const proposal = (await propose(bob, id, bobs)).body.trade.id;
  await withdraw(ann, id);
  expect(await own(bob)).toEqual([{ id: proposal, state: "declined" }]);
  expect((await toldOf(bob)).filter((title) => title === "Ann Agent has withdrawn a shift offer")).toHaveLength(1);
  expect((await accept(ann, proposal)).errorCode).toBe("CHANGED_MEANWHILE");
  expect((await propose(bob, id, bobs)).errorCode).toBe("CHANGED_MEANWHILE");
});

test("A proposal runs out with the offer at the latest", async () => {
  const { id, bobs } = await offered();
  const proposal = (await propose(bob, id, bobs)).body.trade;
  const offer = (await ann.call(searchMyTrades, { body: {} })).body.trades.find((trade) => trade.id === id);
  expect(Date.parse(proposal.expiresAt)).toBeLessThanOrEqual(Date.parse(offer?.expiresAt ?? ""));
  await server.services.database.withTenant(tenant.id, (tx) =>
    tx.updateTable("shift_trades").set({ expires_at: server.services.clock.now() }).execute(),
  );
  expect((await accept(ann, proposal.id)).errorCode).toBe("CHANGED_MEANWHILE");
  await runJob(server, endTrades, {});
  expect(await own(ann)).toContainEqual({ id, state: "expired" });
  expect(await toldOf(ann)).toContain("Nobody has taken your shift");
  expect(await toldOf(bob)).toContain("Nobody has taken your shift");
});

test("Proposals are for colleagues of the same business unit, signed in, of the same tenant", async () => {
  const { id, mine, bobs } = await offered();
  const params = { tradeId: id };
  const unplanned = await signIn(server, await buildUser(server.services, tenant, { permissions: ["mySpace:view"] }));
  const stranger = await signIn(
    server,
    await buildUser(server.services, await buildTenant(server.services), { permissions: ["mySpace:view"] }),
  );
  for (const client of [ann, unplanned, stranger]) {
    expect((await client.call(readExchangeShifts, { params })).status).toBe(404);
    expect((await propose(client, id, mine)).status).toBe(404);
  }
  expect((await planner.call(readExchangeShifts, { params })).status).toBe(403);
  expect((await propose(anonymous(server), id, bobs)).status).toBe(401);
  // Of somebody else's shift.
  expect((await propose(cat, id, bobs)).status).toBe(404);
  const body = { shiftId: bobs, askedId: people[0]?.id ?? "", getShiftId: null, wantsExchange: true, note: "" };
  expect((await bob.call(offerShift, { body })).status).toBe(400);
});
