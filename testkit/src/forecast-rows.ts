import type { Services } from "@evolve/server/core/services";
import { newId } from "@evolve/server/ids";
import type { BuiltUser } from "./builders.ts";

export interface ForecastIds {
  readonly forecastId: string;
  readonly overrideId: string;
  readonly publishedForecastId: string;
}

/** A row in each table of forecasts: one of a day, published, with an override. */
export const fillForecastTables = async (
  { clock, database }: Services,
  { id: userId, tenantId }: BuiltUser,
  { businessUnitId, planningGroupId }: { readonly businessUnitId: string; readonly planningGroupId: string },
  named: (name: string) => string,
): Promise<ForecastIds> => {
  const ids = { forecastId: newId(), overrideId: newId(), publishedForecastId: newId() };
  const of = { tenant_id: tenantId };
  const now = clock.now();
  const values = Array.from({ length: 48 }, (_, at) => (at < 16 ? 0 : 20));
  const series = { offered: values, handle_seconds: values.map(() => 240), lower: values, upper: values };
  await database.withTenant(tenantId, async (tx) => {
    await tx
      .insertInto("forecasts")
      .values({
        ...of,
        id: ids.forecastId,
        business_unit_id: businessUnitId,
        first_day: "2026-11-30",
        days: 1,
        zone: "Europe/Berlin",
        interval_minutes: 30,
        calculated_at: now,
        created_by: userId,
        created_at: now,
      })
      .execute();
    await tx
      .insertInto("forecast_series")
      .values({
        ...of,
        ...series,
        forecast_id: ids.forecastId,
        planning_group_id: planningGroupId,
        fault: "noHistory",
      })
      .execute();
    await tx
      .insertInto("forecast_layers")
      .values({
        ...of,
        id: ids.overrideId,
        forecast_id: ids.forecastId,
        planning_group_id: planningGroupId,
        kind: "override",
        measure: "offered",
        effect: "add",
        first_interval: 20,
        end_interval: 22,
        amount: 10,
        name: "",
        reason: named("Override"),
        created_by: userId,
        created_at: now,
      })
      .execute();
    await tx
      .insertInto("published_forecasts")
      .values({
        ...of,
        id: ids.publishedForecastId,
        business_unit_id: businessUnitId,
        forecast_id: ids.forecastId,
        forecast_version: 1,
        first_at: new Date("2026-11-29T23:00:00Z"),
        end_at: new Date("2026-11-30T23:00:00Z"),
        zone: "Europe/Berlin",
        interval_minutes: 30,
        published_by: userId,
        published_at: now,
      })
      .execute();
    await tx
      .insertInto("published_series")
      .values({ ...of, ...series, published_id: ids.publishedForecastId, planning_group_id: planningGroupId })
      .execute();
  });
  return ids;
};
