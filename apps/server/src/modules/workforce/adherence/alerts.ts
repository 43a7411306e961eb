import * as contract from "@evolve/contracts/adherence-alerts";
import { type ActorTransaction, operation } from "../../../core/operation.ts";
import { refuse, requireVersion } from "../../../core/refusal.ts";
import { newId } from "../../../ids.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import {
  type AlertRow,
  countAlerts,
  findAlert,
  hasScope,
  insertAlert,
  listPeople,
  lockAlerts,
  removeAlert,
  searchAlertRows,
  searchRecipientRows,
  updateAlert,
} from "./alerts-repository.ts";
import { tellAdherenceChanged } from "./announce.ts";

type Person = contract.AdherenceAlert["recipients"][number];

const present = (row: AlertRow, people: readonly Person[]): contract.AdherenceAlert => {
  const recipients = people.filter(({ id }) => row.recipientIds.includes(id));
  return {
    id: row.id,
    teamId: row.teamId,
    planningGroupId: row.planningGroupId,
    minutes: row.minutes,
    kinds: row.kinds,
    isActive: row.isActive,
    name: row.name,
    recipientIds: recipients.map(({ id }) => id),
    recipients: recipients.map(({ id, name }) => ({ id, name })),
    version: row.version,
  };
};

export const searchAdherenceAlerts = operation(contract.searchAdherenceAlerts, ({ actor: { tenantId }, body, read }) =>
  read(async (tx) => {
    const { rows, total, next, statistics } = await searchAlertRows(tx, tenantId, body);
    const people = await listPeople(tx, tenantId, [...new Set(rows.flatMap(({ recipientIds }) => recipientIds))]);
    return { alerts: rows.map((row) => present(row, people)), totalRecords: total, next, statistics };
  }),
);

/** What is given with ids as they are stored. */
const checkFields = async (
  tx: ActorTransaction,
  given: contract.AdherenceAlertFields,
): Promise<contract.AdherenceAlertFields> => {
  const { tenantId } = tx;
  const [teamId, planningGroupId] = [given.teamId?.toLowerCase() ?? null, given.planningGroupId?.toLowerCase() ?? null];
  if (teamId !== null && !(await hasScope(tx, tenantId, "teams", teamId)))
    refuse("notFound", { fields: { teamId: "invalidEntry" } });
  if (planningGroupId !== null && !(await hasScope(tx, tenantId, "planning_groups", planningGroupId)))
    refuse("notFound", { fields: { planningGroupId: "invalidEntry" } });
  const wanted = [...new Set(given.recipientIds.map((id) => id.toLowerCase()))];
  const people = await listPeople(tx, tenantId, wanted);
  if (people.length < wanted.length) refuse("notFound", { fields: { recipientIds: "invalidEntry" } });
  return { ...given, teamId, planningGroupId, recipientIds: wanted, kinds: [...new Set(given.kinds)] };
};

const readAlert = async (tx: ActorTransaction, id: string): Promise<contract.AdherenceAlert> => {
  const row = (await findAlert(tx, tx.tenantId, id)) ?? refuse("notFound");
  return present(row, await listPeople(tx, tx.tenantId, row.recipientIds));
};

export const saveAdherenceAlert = operation(
  contract.saveAdherenceAlert,
  ({ actor: { tenantId, userId }, body: { id: givenId, version, ...given }, now, services, write }) =>
    write(async (tx) => {
      await lockAlerts(tx, tenantId);
      const before = givenId === undefined ? null : await readAlert(tx, givenId.toLowerCase());
      const fields = await checkFields(tx, given);
      const id = before?.id ?? newId();
      if (before) {
        requireVersion(version, before.version);
        await updateAlert(tx, tenantId, id, fields);
      } else {
        if ((await countAlerts(tx, tenantId)) >= contract.adherenceAlertLimits.alertsMax) refuse("tooManyPlanningRows");
        await insertAlert(tx, tenantId, id, fields);
      }
      const alert = await readAlert(tx, id);
      await recordEvent(tx, {
        tenantId,
        at: now,
        actorId: userId,
        action: before ? "adherence-alert.updated" : "adherence-alert.created",
        targetId: id,
        details: before ? { before, after: alert } : { ...alert },
      });
      tellAdherenceChanged(services, tx, tenantId);
      return { alert };
    }),
);

export const deleteAdherenceAlert = operation(
  contract.deleteAdherenceAlert,
  ({ actor: { tenantId, userId }, params: { alertId }, now, services, write }) =>
    write(async (tx) => {
      await lockAlerts(tx, tenantId);
      const { id, name, minutes } = await readAlert(tx, alertId.toLowerCase());
      await removeAlert(tx, tenantId, id);
      const event = { tenantId, at: now, actorId: userId, action: "adherence-alert.deleted" as const };
      await recordEvent(tx, { ...event, targetId: id, details: { name, minutes } });
      tellAdherenceChanged(services, tx, tenantId);
      return { success: true } as const;
    }),
);

export const searchAlertRecipients = operation(
  contract.searchAlertRecipients,
  async ({ actor: { tenantId }, body, read }) => {
    const { rows, total, next, statistics } = await read((tx) => searchRecipientRows(tx, tenantId, body));
    return { recipients: rows.map(({ id, name }) => ({ id, name })), totalRecords: total, next, statistics };
  },
);
