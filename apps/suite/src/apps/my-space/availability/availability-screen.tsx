import { readAvailability, readDayOffPreferences, readShiftPreferences } from "@evolve/contracts/agent-preferences";
import { useWords } from "@evolve/i18n/react";
import { Page, useShell } from "@evolve/shell";
import { useQuery } from "@tanstack/react-query";
import { Card } from "../../../parts/card.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import { AvailabilityForm } from "./availability-form.tsx";
import styles from "./availability.module.css";
import { DayOffForm } from "./day-off-form.tsx";
import { ShiftForm } from "./shift-form.tsx";

const own = { params: { userId: "current" } } as const;

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
            <AvailabilityForm saved={saved.data.availability} />
          </Card>
          <div className={styles.column}>
            <Card title={t("availability.daysOff")}>
              <DayOffForm saved={saved.data.dayOff} />
            </Card>
            <Card title={t("availability.shifts")}>
              <ShiftForm saved={saved.data.shift} />
            </Card>
          </div>
        </div>
      )}
    </Page>
  );
};
