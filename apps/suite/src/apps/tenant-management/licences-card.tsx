import { applicationIds, type LicensedLink } from "@evolve/contracts/tenant-management";
import { useWords } from "@evolve/i18n/react";
import { StatusPill } from "@evolve/widgets/status-pill";
import { Card } from "../../parts/card.tsx";
import { QueryState } from "../../parts/query-state.tsx";
import { ScreenList } from "./screen-list.tsx";
import { useLicensedLinks } from "./use-licensed-links.ts";
import parts from "../../parts/parts.module.css";
import styles from "./licences.module.css";

/** What each licence opens, whether the tenant has it or not, and which of the tenant's open nothing. */
export const LicencesCard = ({ held }: { readonly held: readonly string[] }) => {
  const { t } = useWords();
  // What opens a screen does not depend on what the tenant has.
  const { data, error, refetch } = useLicensedLinks({ licenses: [], toggles: [] });
  const opening = applicationIds
    .map((id) => ({ id, links: data?.filter(({ openedBy }) => openedBy.includes(id)) ?? [] }))
    .filter(({ links }) => links.length > 0);
  const openingNothing = held.filter((licence) => opening.every(({ id }) => id !== licence));
  return (
    <Card title={t("tenantManagement.screensByLicence")}>
      <p className={parts.quiet}>{t("tenantManagement.screensByLicenceLead")}</p>
      {data === undefined ? (
        <QueryState error={error} onRetry={() => void refetch()} />
      ) : (
        <ul className={parts.rows}>
          {opening.map(({ id, links }) => (
            <li key={id} className={styles.licence}>
              <div className={styles.licenceHead}>
                <h3>{id}</h3>
                <StatusPill tone={held.includes(id) ? "success" : "neutral"}>
                  {t(held.includes(id) ? "tenantManagement.licenceHeld" : "tenantManagement.licenceNotHeld")}
                </StatusPill>
              </div>
              <ScreenList links={links} />
              <Expressions links={links} />
            </li>
          ))}
          {openingNothing.length > 0 && (
            <li className={styles.licence}>
              <div className={styles.licenceHead}>
                <h3>{openingNothing.join(", ")}</h3>
              </div>
              <p className={parts.quiet}>{t("tenantManagement.opensNothing")}</p>
            </li>
          )}
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
