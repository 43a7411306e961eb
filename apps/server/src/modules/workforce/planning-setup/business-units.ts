import * as contract from "@evolve/contracts/business-units";
import { planningLimits } from "@evolve/contracts/planning";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { newId } from "../../../ids.ts";
import {
  type BusinessUnitColumns,
  findBusinessUnit,
  listSites,
  replaceSites,
  searchBusinessUnitRows,
  type SiteRow,
} from "./business-units-repository.ts";
import { removeRow, saveRow } from "./policy.ts";

const kind = { table: "business_units", name: "business-unit", most: planningLimits.businessUnitsMax } as const;

const present = (row: BusinessUnitColumns, sites: SiteRow[]) => ({
  id: row.id,
  name: row.name,
  zone: row.zone,
  weekStart: row.weekStart,
  intervalMinutes: row.intervalMinutes === 15 ? (15 as const) : (30 as const),
  sites: sites.map((site) => ({ id: site.id, name: site.name, zone: site.zone })),
  hourlyCost: row.hourlyCost,
  currency: row.currency,
  version: row.version,
});

export const searchBusinessUnits = operation(contract.searchBusinessUnits, ({ actor: { tenantId }, body, read }) =>
  read(async (tx) => {
    const { rows, total, next, statistics } = await searchBusinessUnitRows(tx, tenantId, body);
    const sites = Map.groupBy(await listSites(tx, tenantId), ({ businessUnitId }) => businessUnitId);
    const businessUnits = rows.map((row) => ({
      ...present(row, sites.get(row.id) ?? []),
      queueCount: row.queueCount,
      planningGroupCount: row.planningGroupCount,
    }));
    return { businessUnits, totalRecords: total, next, statistics };
  }),
);

export const saveBusinessUnit = operation(contract.saveBusinessUnit, ({ actor: { tenantId }, body, write }) =>
  write(async (tx) => {
    const id = await saveRow(tx, kind, body, {
      name: body.name,
      zone: body.zone,
      week_start: body.weekStart,
      interval_minutes: body.intervalMinutes,
      ...(body.hourlyCost !== undefined && { hourly_cost: body.hourlyCost, currency: body.currency ?? null }),
    });
    const sites = body.sites.map(({ id: siteId, name, zone }) => ({
      id: siteId?.toLowerCase() ?? newId(),
      isNew: siteId === undefined,
      name,
      zone,
    }));
    const known = new Set((await listSites(tx, tenantId, id)).map((site) => site.id));
    if (sites.some((site) => !site.isNew && !known.has(site.id))) refuse("notFound", { fields: { sites: "notFound" } });
    if (!(await replaceSites(tx, tenantId, id, sites))) refuse("inUse", { fields: { sites: "inUse" } });
    const row = (await findBusinessUnit(tx, tenantId, id)) ?? refuse("notFound");
    return { businessUnit: present(row, await listSites(tx, tenantId, id)) };
  }),
);

export const deleteBusinessUnit = operation(contract.deleteBusinessUnit, ({ params, write }) =>
  write(async (tx) => {
    if (!(await replaceSites(tx, tx.tenantId, params.businessUnitId, []))) refuse("inUse");
    await removeRow(tx, kind, params.businessUnitId);
    return { success: true } as const;
  }),
);
