import { currentDeviation, type Deviation } from "@evolve/workforce";
import * as z from "zod/mini";
import type { Services } from "../../../core/services.ts";
import type { TenantTransaction } from "../../../database/index.ts";
import { defineJob, enqueue } from "../../../jobs/index.ts";
import { notify } from "../../platform/notifications/index.ts";
import { agentDays, shiftToShow } from "./agent-days.ts";
import { type BoardShift, listBoardShifts } from "./agents-repository.ts";
import { readAlerts } from "./alert-rules.ts";
import {
  type ActiveAlert,
  claimTellings,
  listAlertedTenants,
  listHoldersWithTeams,
  type Telling,
} from "./alerts-repository.ts";

const minuteMs = 60_000;
/** A notification of several agents names so many. */
const namedAgents = 5;

/** Looks at one tenant's board, and tells those whom its alerts name of the deviations that they were not told of. */
export const tellDeviations = defineJob({
  name: "adherence.tell-deviations",
  payload: z.strictObject({}),
  // The next minute looks again.
  retries: { most: 1, waitSeconds: () => 0 },
  run: async ({ services, tenantId }) => {
    if (tenantId !== null) await services.database.withTenant(tenantId, (tx) => tellOf(services, tx));
  },
});

/** Has the boards of all tenants with alerts looked at, each on one node at a time. */
export const findDeviations = defineJob({
  name: "adherence.find-deviations",
  payload: z.strictObject({}),
  retries: { most: 1, waitSeconds: () => 0 },
  cron: "* * * * *",
  run: ({ services: { database } }) =>
    database.withSystem(async (tx) => {
      for (const tenantId of await listAlertedTenants(tx))
        await enqueue(tx, tellDeviations, {}, { tenantId, key: `adherence-alerts ${tenantId}` });
    }),
});

interface Late {
  readonly shift: BoardShift;
  readonly deviation: Deviation;
  /** What is scheduled now. */
  readonly activity: string;
  readonly alerts: readonly ActiveAlert[];
}

const tellOf = async (services: Services, tx: TenantTransaction): Promise<void> => {
  const { tenantId } = tx;
  const now = services.clock.now();
  const late = await findLate(tx, now);
  if (late.size === 0) return;
  const tellings = await tellingsOf(tx, [...late.values()]);
  const told = Map.groupBy(await claimTellings(tx, tenantId, tellings, now), ({ recipientId }) => recipientId);
  // Those who are told of the same agents share a notification.
  const gathered = Map.groupBy(told, ([, own]) =>
    own
      .map(({ agentId }) => agentId)
      .sort()
      .join(" "),
  );
  for (const [agentIds, recipients] of gathered) {
    const agents = agentIds.split(" ").flatMap((id) => late.get(id) ?? []);
    agents.sort((one, other) => one.deviation.since - other.deviation.since);
    await notify(services, tx, {
      to: { users: recipients.map(([id]) => id) },
      topic: "adherence",
      ...wordsOf(agents, now.getTime()),
    });
  }
};

/** Who is out of adherence for longer than an alert allows, by id. */
const findLate = async (tx: TenantTransaction, now: Date): Promise<ReadonlyMap<string, Late>> => {
  const { tenantId } = tx;
  const alertsOf = await readAlerts(tx, tenantId);
  if (!alertsOf) return new Map();
  const shifts = Map.groupBy(await listBoardShifts(tx, tenantId, {}, now), ({ userId }) => userId);
  const late = new Map<string, Late>();
  for (const [userId, { plan, pieces, states }] of await agentDays(tx, tenantId, shifts, now)) {
    const shift = shiftToShow(shifts.get(userId) ?? [], now);
    const deviation = currentDeviation(plan, states, now.getTime());
    const alerts = shift && deviation ? alertsOf(shift, deviation, now.getTime()) : [];
    if (!shift || !deviation || alerts.length === 0) continue;
    const activity = pieces.findLast(({ start }) => start <= now.getTime())?.name ?? "";
    late.set(userId, { shift, deviation, activity, alerts });
  }
  return late;
};

/** Whom to tell of whom. Only those who may see adherence are told, and nobody of themselves. */
const tellingsOf = async (tx: TenantTransaction, late: readonly Late[]): Promise<Telling[]> => {
  const viewers = new Set((await listHoldersWithTeams(tx, tx.tenantId, "wfm:adherence:view")).map(({ id }) => id));
  const approving = await listHoldersWithTeams(tx, tx.tenantId, "wfm:adherence:edit");
  const supervisors = approving.filter(({ id }) => viewers.has(id));
  const byTeam = Map.groupBy(supervisors, ({ teamId }) => teamId);
  return late.flatMap(({ shift, deviation, alerts }) => {
    const { userId: agentId, teamId } = shift;
    const own = (teamId === null ? undefined : byTeam.get(teamId)) ?? supervisors;
    const recipients = new Set(
      alerts.flatMap(({ recipientIds }) => (recipientIds.length > 0 ? recipientIds : own.map(({ id }) => id))),
    );
    return [...recipients]
      .filter((id) => viewers.has(id) && id !== agentId)
      .map((recipientId) => ({ agentId, recipientId, outSince: new Date(deviation.since) }));
  });
};

const wordsOf = (agents: readonly Late[], now: number) => {
  const [first, ...others] = agents;
  if (first && others.length === 0) {
    const { shift, deviation, activity } = first;
    const minutes = Math.floor((now - deviation.since) / minuteMs);
    const values = { name: shift.name, minutes, activity, state: deviation.state };
    return { text: { key: "adherenceOut", values }, linkURL: `/wfm/#/adherence?panel=${shift.userId}` };
  }
  const names = agents.slice(0, namedAgents).map(({ shift }) => shift.name);
  const values = { count: agents.length, names: names.join(", "), more: agents.length - names.length };
  return { text: { key: "adherenceOutMany", values }, linkURL: "/wfm/#/adherence?isOverdue=yes" };
};
