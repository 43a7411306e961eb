import * as contract from "@evolve/contracts/time-off-rules";
import { localDateOf } from "@evolve/workforce";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import type { Tx } from "../../../database/index.ts";
import { listTeams } from "../../directory/teams/index.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { listUnits } from "../planning-setup/index.ts";
import { searchBalanceRows, setEntitlement } from "./balances-repository.ts";
import { countPlanned, findType, listTypes } from "./people-repository.ts";

const todayOf = async (tx: Tx, tenantId: string, now: Date): Promise<string> => {
  const [unit] = await listUnits(tx, tenantId);
  return localDateOf(now.getTime(), unit?.zone ?? "UTC");
};

export const timeOffChoices = operation(contract.timeOffChoices, ({ actor: { tenantId }, now, read }) =>
  read(async (tx) => ({
    businessUnits: (await listUnits(tx, tenantId)).map(({ id, name }) => ({ id, name })),
    teams: (await listTeams(tx, tenantId)).map(({ id, name }) => ({ id, name })),
    types: (await listTypes(tx, tenantId)).map(({ id, name }) => ({ id, name })),
    year: Number((await todayOf(tx, tenantId, now)).slice(0, 4)),
  })),
);

export const searchTimeOffBalances = operation(
  contract.searchTimeOffBalances,
  ({ actor: { tenantId }, body, now, read }) =>
    read(async (tx) => {
      const today = await todayOf(tx, tenantId, now);
      const codeId = body.filter.codeId?.[0] ?? (await listTypes(tx, tenantId))[0]?.id ?? null;
      const year = body.filter.year ?? Number(today.slice(0, 4));
      const { rows, total, next, statistics } = await searchBalanceRows(tx, tenantId, body, { codeId, year, today });
      const balances = rows.map(({ id, name, teamName, businessUnitName, entitled, taken, planned, requested }) => ({
        id,
        name,
        teamName,
        businessUnitName,
        entitled,
        taken,
        planned,
        requested,
      }));
      return { balances, totalRecords: total, next, statistics };
    }),
);

export const saveTimeOffEntitlement = operation(
  contract.saveTimeOffEntitlement,
  ({ actor: { tenantId, userId }, body: { userIds: given, codeId, year, minutes }, now, write }) =>
    write(async (tx) => {
      const userIds = [...new Set(given.map((id) => id.toLowerCase()))];
      if (!(await findType(tx, tenantId, codeId))) refuse("notFound", { fields: { codeId: "notFound" } });
      if ((await countPlanned(tx, tenantId, userIds)) < userIds.length) refuse("notFound");
      await setEntitlement(tx, tenantId, { userIds, codeId, year, minutes });
      const event = {
        tenantId,
        at: now,
        actorId: userId,
        action: "time-off-entitlement.set" as const,
        targetId: codeId,
      };
      await recordEvent(tx, { ...event, details: { userIds, year, minutes } });
      return { success: true } as const;
    }),
);
