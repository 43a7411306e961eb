import type { DeletedDashboard } from "@evolve/contracts/dashboards";
import { limits } from "@evolve/contracts/limits";
import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import { useId } from "react";
import styles from "./manage.module.css";
import { useDashboardActions } from "./use-dashboard-actions.ts";

/** What the user has deleted lately, each with a way back. */
export const DeletedDashboards = ({ deleted }: { readonly deleted: readonly DeletedDashboard[] }) => {
  const words = useWords();
  const { t } = words;
  const { restore } = useDashboardActions();
  const title = useId();
  return (
    <section className={styles.deleted} aria-labelledby={title}>
      <h2 id={title}>{t("dashboards.deletedTitle")}</h2>
      <p className={styles.quiet}>{t("dashboards.deletedText", { hours: limits.dashboardUndoHours })}</p>
      <ul className={styles.list}>
        {deleted.map((dashboard) => (
          <li key={dashboard.dashboardId} className={styles.deletedItem}>
            <div className={styles.words}>
              <span dir="auto">{dashboard.name}</span>
              <span className={styles.quiet}>
                {t("dashboards.deletedAt", { date: words.date(dashboard.deletedAt, "dateTime") })}
              </span>
            </div>
            <Button
              size="small"
              aria-label={t("dashboards.restoreNamed", { name: dashboard.name })}
              isPending={restore.isPending && restore.variables.dashboardId === dashboard.dashboardId}
              onPress={() => restore.mutate(dashboard)}
            >
              {t("dashboards.restore")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
