import { useShell } from "@evolve/shell";
import { StatusPill } from "@evolve/widgets/status-pill";
import styles from "./editor.module.css";

/** How many rules are broken, and how many warnings there are beside them. */
export const ViolationCounts = ({ errors, warnings }: { readonly errors: number; readonly warnings: number }) => {
  const { t } = useShell().words;
  return (
    <span className={styles.mark}>
      {(errors > 0 || warnings === 0) && (
        <StatusPill tone={errors > 0 ? "danger" : "success"}>
          {t("scheduleEditor.brokenRules", { count: errors })}
        </StatusPill>
      )}
      {warnings > 0 && <StatusPill tone="warning">{t("scheduleEditor.warnings", { count: warnings })}</StatusPill>}
    </span>
  );
};
