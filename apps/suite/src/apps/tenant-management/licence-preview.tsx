import type { LicensedLink } from "@evolve/contracts/tenant-management";
import { useWords } from "@evolve/i18n/react";
import { QueryState } from "../../parts/query-state.tsx";
import { ScreenList } from "./screen-list.tsx";
import { type LicenceTerms, useLicensedLinks } from "./use-licensed-links.ts";
import parts from "../../parts/parts.module.css";
import styles from "./licences.module.css";

interface LicencePreviewProps {
  /** What the tenant has; null for a new one. */
  readonly saved: LicenceTerms | null;
  readonly chosen: LicenceTerms;
}

const addressesOf = (links: readonly LicensedLink[]): ReadonlySet<string> =>
  new Set(links.filter(({ isShown }) => isShown).map(({ address }) => address));

/** Which screens people with all permissions will have with the chosen licences and toggles, and what changes by that. */
export const LicencePreview = ({ saved, chosen }: LicencePreviewProps) => {
  const { t } = useWords();
  const [before, after] = [useLicensedLinks(saved ?? chosen), useLicensedLinks(chosen)];
  if (before.data === undefined || after.data === undefined) {
    const retry = () => void Promise.all([before.refetch(), after.refetch()]);
    return <QueryState error={before.error ?? after.error} onRetry={retry} />;
  }
  const [had, has] = [addressesOf(before.data), addressesOf(after.data)];
  const appearing = after.data.filter(({ address }) => has.has(address) && !had.has(address));
  const disappearing = before.data.filter(({ address }) => had.has(address) && !has.has(address));
  return (
    <section className={styles.preview} aria-label={t("tenantManagement.screens")} aria-live="polite">
      <h3 className={parts.subTitle}>{t("tenantManagement.screens")}</h3>
      <p className={parts.quiet}>
        {t("tenantManagement.screensOfAll", { shown: has.size, total: after.data.length })}{" "}
        {saved && appearing.length + disappearing.length === 0 && t("tenantManagement.sameScreens")}
      </p>
      {saved === null && <ScreenList links={after.data.filter(({ isShown }) => isShown)} />}
      {appearing.length > 0 && (
        <div className={styles.appearing}>
          <h4>{t("tenantManagement.screensAppear", { count: appearing.length })}</h4>
          <ScreenList links={appearing} />
        </div>
      )}
      {disappearing.length > 0 && (
        <div className={styles.disappearing}>
          <h4>{t("tenantManagement.screensDisappear", { count: disappearing.length })}</h4>
          <ScreenList links={disappearing} />
        </div>
      )}
    </section>
  );
};
