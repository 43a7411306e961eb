import { readAvailability, readDayOffPreferences, readShiftPreferences } from "@evolve/contracts/agent-preferences";
import { useWords } from "@evolve/i18n/react";
import { Page, useShell } from "@evolve/shell";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Skeleton } from "@evolve/widgets/skeleton";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { Card } from "../../../parts/card.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import styles from "./availability.module.css";
import { DayOffForm } from "./day-off-form.tsx";
import { own } from "./preference-form.tsx";

// The fields for times are heavy; the rest of the screen does not wait for them.
const AvailabilityForm = lazyPart(async () => (await import("./availability-form.tsx")).AvailabilityForm);
const ShiftForm = lazyPart(async () => (await import("./shift-form.tsx")).ShiftForm);

/** My Space, Availability: when somebody can work, which days they would like off, and which shifts. */
export const AvailabilityScreen = () => {
  const { t } = useWords();
  const { client } = useShell();
  const saved = useQuery({
    queryKey: ["agent-preferences"],
    queryFn: async ({ signal }) => {
      const [availability, dayOff, shift] = await Promise.all([
        client.call(readAvailability, own, { signal }),
        client.call(readDayOffPreferences, own, { signal }),
        client.call(readShiftPreferences, own, { signal }),
      ]);
      return { availability, dayOff, shift };
    },
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <Page title={t("availability.title")} lead={t("availability.lead")}>
      {saved.data === undefined ? (
        <QueryState error={saved.error} onRetry={() => void saved.refetch()} />
      ) : (
        <div className={styles.cards}>
          <Card title={t("availability.week")}>
            <Suspense fallback={<Skeleton shape="block" />}>
              <AvailabilityForm saved={saved.data.availability} />
            </Suspense>
          </Card>
          <div className={styles.column}>
            <Card title={t("availability.daysOff")}>
              <DayOffForm saved={saved.data.dayOff} />
            </Card>
            <Card title={t("availability.shifts")}>
              <Suspense fallback={<Skeleton shape="block" />}>
                <ShiftForm saved={saved.data.shift} />
              </Suspense>
            </Card>
          </div>
        </div>
      )}
    </Page>
  );
};
