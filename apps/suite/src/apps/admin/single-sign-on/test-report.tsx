import type { SamlSettingsFields, SamlTestReport } from "@evolve/contracts/saml";
import type { PlainKey, Words } from "@evolve/i18n";
import { useShell } from "@evolve/shell";
import { Banner } from "@evolve/widgets/banner";
import { Tag } from "@evolve/widgets/tag";
import styles from "./single-sign-on.module.css";

type Mapping = SamlSettingsFields["attributes"];

const mapped = [
  ["userName", "singleSignOn.attributeUserName"],
  ["email", "singleSignOn.attributeEmail"],
  ["firstName", "singleSignOn.attributeFirstName"],
  ["lastName", "singleSignOn.attributeLastName"],
] as const satisfies readonly (readonly [keyof Mapping, PlainKey])[];

const outcomeText = ({ t, error }: Words, { kind, userName, reason, errorCode }: SamlTestReport["outcome"]): string => {
  const name = userName ?? "";
  if (kind === "signsIn") return t("singleSignOn.wouldSignIn", { name });
  if (kind === "links") return t("singleSignOn.wouldLink", { name });
  if (kind === "creates") return t("singleSignOn.wouldCreate", { name });
  return errorCode === null ? t("singleSignOn.wouldRefuse", { reason: reason ?? "" }) : error(errorCode);
};

interface TestReportProps {
  readonly report: SamlTestReport;
  readonly attributes: Mapping | undefined;
}

/** What a test sign-in has brought: what it would have done, and the claims. */
export const TestReport = ({ report: { claims, outcome }, attributes }: TestReportProps) => {
  const { words } = useShell();
  const { t } = words;
  const rows = claims && [
    { name: t("singleSignOn.claimName"), value: claims.nameId },
    { name: t("singleSignOn.claimFormat"), value: claims.nameIdFormat },
    { name: t("singleSignOn.claimIssuer"), value: claims.issuer },
    ...(claims.sessionIndex === null ? [] : [{ name: t("singleSignOn.claimSession"), value: claims.sessionIndex }]),
  ];
  return (
    <div className={styles.report}>
      <Banner
        tone={outcome.kind === "refused" ? "danger" : "success"}
        title={t(outcome.kind === "refused" ? "singleSignOn.testFailed" : "singleSignOn.testPassed")}
      >
        {outcomeText(words, outcome)}
      </Banner>
      {claims && rows && (
        <dl className={styles.claims} aria-label={t("singleSignOn.claims")}>
          {rows.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
          {claims.attributes.map(({ name, value }) => (
            <div key={name}>
              <dt dir="ltr">
                {name}
                {mapped
                  .filter(([field]) => attributes?.[field] === name)
                  .map(([field, label]) => (
                    <Tag key={field}>{t(label)}</Tag>
                  ))}
              </dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
};
