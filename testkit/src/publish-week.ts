import type { Services } from "@evolve/server/core/services";
import { newId } from "@evolve/server/ids";

interface Published {
  readonly tenantId: string;
  readonly userId: string;
  readonly businessUnitId: string;
  readonly planningGroupId: string;
}

interface Amounts {
  /** Contacts of each open half-hour. */
  readonly contacts?: number;
  readonly days?: number;
  readonly handleSeconds?: number;
  /** Midnight of the first day, in milliseconds since 1970. */
  readonly from: number;
}

const dayMs = 86_400_000;

/** Publishes a main forecast of the same calls in each half-hour from 8 to 18 o'clock, in UTC. */
export const publishWeek = async (
  { clock, database }: Services,
  { tenantId, userId, businessUnitId, planningGroupId }: Published,
  { contacts = 100, days = 7, handleSeconds = 180, from }: Amounts,
): Promise<void> => {
  const publishedId = newId();
  const offered = Array.from({ length: days * 48 }, (_, at) => (at % 48 >= 16 && at % 48 < 36 ? contacts : 0));
  await database.withTenant(tenantId, async (tx) => {
    await tx
      .insertInto("published_forecasts")
      .values({
        tenant_id: tenantId,
        id: publishedId,
        business_unit_id: businessUnitId,
        forecast_id: newId(),
        forecast_version: 1,
        first_at: new Date(from),
        end_at: new Date(from + days * dayMs),
        zone: "Etc/UTC",
        interval_minutes: 30,
        published_by: userId,
        published_at: clock.now(),
      })
      .execute();
    await tx
      .insertInto("published_series")
      .values({
        tenant_id: tenantId,
        published_id: publishedId,
        planning_group_id: planningGroupId,
        offered,
        handle_seconds: offered.map(() => handleSeconds),
        lower: offered.map((count) => count * 0.8),
        upper: offered.map((count) => count * 1.2),
      })
      .execute();
  });
};
