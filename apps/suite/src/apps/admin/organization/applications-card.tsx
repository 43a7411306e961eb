import type { CallResult } from "@evolve/contracts/call";
import { productCatalogue } from "@evolve/contracts/own-tenant";
import type { PlainKey } from "@evolve/i18n";
import { useShell } from "@evolve/shell";
import { cx } from "@evolve/widgets/cx";
import { StatusPill } from "@evolve/widgets/status-pill";
import { useQuery } from "@tanstack/react-query";
import { Card } from "../../../parts/card.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import parts from "../../../parts/parts.module.css";
import styles from "./organization.module.css";

type Application = CallResult<typeof productCatalogue>["applications"][number];

/** What the specification gives a name; the others go by their id. */
const nameKeys: Readonly<Record<string, PlainKey | undefined>> = {
  ACD: "organization.appAcd",
  WFM: "organization.appWfm",
  WFO: "organization.appWfo",
  QM: "organization.appQm",
  TM: "organization.appTm",
  AS: "organization.appAs",
  RECORDING: "organization.appRecording",
  SEARCH: "organization.appSearch",
  ANALYTICS: "organization.appAnalytics",
  XSIGHT: "organization.appXsight",
  ADAPTERS: "organization.appAdapters",
};
const featureKeys: Readonly<Record<number, PlainKey | undefined>> = {
  103: "organization.feature103",
  107: "organization.feature107",
};

/** What the product consists of, and what of it the organization has. The contract decides, so nothing is changed here. */
export const ApplicationsCard = () => {
  const { client, words } = useShell();
  const { data, error, refetch } = useQuery({
    queryKey: ["product-catalogue"],
    queryFn: ({ signal }) => client.call(productCatalogue, {}, { signal }),
  });
  return (
    <Card title={words.t("organization.applications")}>
      <p className={styles.lead}>{words.t("organization.applicationsLead")}</p>
      {data === undefined ? (
        <QueryState error={error} onRetry={() => void refetch()} />
      ) : (
        <ul className={parts.rows}>
          {data.applications
            .toSorted((one, other) => Number(other.licensed) - Number(one.licensed))
            .map((application) => (
              <ApplicationItem key={application.applicationId} application={application} />
            ))}
        </ul>
      )}
    </Card>
  );
};

const ApplicationItem = ({
  application: { applicationId, licensed, features },
}: {
  readonly application: Application;
}) => {
  const { t } = useShell().words;
  const nameKey = nameKeys[applicationId];
  return (
    <li className={parts.row}>
      <span className={parts.rowWords}>
        <span>
          {nameKey ? t(nameKey) : applicationId}
          {nameKey && <span className={cx(parts.quiet, styles.id)}>{applicationId}</span>}
        </span>
        {licensed &&
          features.map((feature) => {
            const key = featureKeys[feature.featureId];
            const name = key ? t(key) : feature.name;
            return (
              <span key={feature.featureId} className={parts.quiet}>
                {t(feature.licensed ? "organization.featureIncluded" : "organization.featureNotIncluded", { name })}
              </span>
            );
          })}
      </span>
      <StatusPill tone={licensed ? "success" : "neutral"}>
        {t(licensed ? "organization.included" : "organization.notIncluded")}
      </StatusPill>
    </li>
  );
};
