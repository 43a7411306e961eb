import { readTradeSettings } from "@evolve/contracts/shift-trades-inbox";
import { Page, useShell } from "@evolve/shell";
import { EmptyState } from "@evolve/widgets/empty-state";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Skeleton } from "@evolve/widgets/skeleton";
import { useQuery } from "@tanstack/react-query";
import Settings from "lucide-react/icons/settings";
import { Suspense } from "react";
import { QueryState } from "../../../parts/query-state.tsx";
import styles from "./settings.module.css";

const UnitCard = lazyPart(async () => (await import("./unit-card.tsx")).UnitCard);

/** Scheduler, Trade settings: who decides shift trades, and how late they can be, by business unit. */
export const SettingsScreen = () => {
  const { client, words } = useShell();
  const { t } = words;
  const { data, error, refetch } = useQuery({
    queryKey: ["trade-settings"],
    queryFn: ({ signal }) => client.call(readTradeSettings, {}, { signal }),
  });
  return (
    <Page title={t("shiftTrades.settingsTitle")} lead={t("shiftTrades.settingsLead")}>
      {data === undefined ? (
        <QueryState error={error} onRetry={() => void refetch()} />
      ) : data.settings.length === 0 ? (
        <EmptyState
          icon={<Settings />}
          title={t("shiftTrades.settingsEmptyTitle")}
          text={t("shiftTrades.settingsEmptyText")}
        />
      ) : (
        <Suspense fallback={<Skeleton shape="block" />}>
          <div className={styles.parts}>
            {data.settings.map((settings) => (
              <UnitCard key={`${settings.businessUnitId} ${settings.version}`} settings={settings} />
            ))}
          </div>
        </Suspense>
      )}
    </Page>
  );
};
