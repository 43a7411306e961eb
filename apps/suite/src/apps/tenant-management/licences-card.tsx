import { applicationIds, type LicensedLink } from "@evolve/contracts/tenant-management";
import { useWords } from "@evolve/i18n/react";
import { StatusPill } from "@evolve/widgets/status-pill";
import { Card } from "../../parts/card.tsx";
import { QueryState } from "../../parts/query-state.tsx";
import { ScreenList } from "./screen-list.tsx";
import { useLicensedLinks } from "./use-licensed-links.ts";
import parts from "../../parts/parts.module.css";
import styles from "./licences.module.css";

/** What each licence opens, whether the tenant has it or not. Licences that open nothing are listed while the tenant has them. */
export const LicencesCard = ({ held }: { readonly held: readonly string[] }) => {
  const { t } = useWords();
  // What opens a screen does not depend on what the tenant has.
  const { data, error, refetch } = useLicensedLinks({ licenses: [], toggles: [] });
  return (
    <Card title={t("tenantManagement.screensByLicence")}>
      <p className={parts.quiet}>{t("tenantManagement.screensByLicenceLead")}</p>
      {data === undefined ? (
        <QueryState error={error} onRetry={() => void refetch()} />
      ) : (
        <ul className={parts.rows}>
          {applicationIds
            .map((id) => ({
              id,
              isHeld: held.includes(id),
              links: data.filter(({ openedBy }) => openedBy.includes(id)),
            }))
            .filter(({ isHeld, links }) => isHeld || links.length > 0)
            .map(({ id, isHeld, links }) => (
              <li key={id} className={styles.licence}>
                <div className={styles.licenceHead}>
                  <h3>{id}</h3>
                  <StatusPill tone={isHeld ? "success" : "neutral"}>
                    {t(isHeld ? "tenantManagement.licenceHeld" : "tenantManagement.licenceNotHeld")}
                  </StatusPill>
                </div>
                {links.length === 0 ? (
                  <p className={parts.quiet}>{t("tenantManagement.opensNothing")}</p>
                ) : (
                  <ScreenList links={links} />
                )}
                <Expressions links={links} />
              </li>
            ))}
          <li className={styles.licence}>
            <div className={styles.licenceHead}>
              <h3>{t("tenantManagement.withoutLicence")}</h3>
            </div>
            <ScreenList links={data.filter(({ licences }) => licences === null)} />
          </li>
        </ul>
      )}
    </Card>
  );
};

/** Expressions of several licences, which a licence's name alone does not tell. */
const Expressions = ({ links }: { readonly links: readonly LicensedLink[] }) => {
  const { t } = useWords();
  const expressions = new Set(links.flatMap(({ licences }) => (licences?.includes(" ") ? [licences] : [])));
  return [...expressions].map((expression) => (
    <p key={expression} className={parts.quiet}>
      {t("tenantManagement.licenceExpression")} <code dir="ltr">{expression}</code>
    </p>
  ));
};
