import { scim } from "@evolve/contracts/scim";
import { ShellLink, useShell } from "@evolve/shell";
import { Card } from "../../../parts/card.tsx";
import { CopyField } from "../../../parts/copy-field.tsx";
import parts from "../../../parts/parts.module.css";

/** Where an identity provider keeps users and groups in step, and what it shows as its secret token. */
export const ProvisioningCard = () => {
  const { holds, words } = useShell();
  const { t } = words;
  return (
    <Card title={t("singleSignOn.provisioning")}>
      <p className={parts.quiet}>{t("singleSignOn.provisioningLead")}</p>
      <CopyField label={t("singleSignOn.provisioningAddress")} value={`${location.origin}${scim.path}`} />
      <p className={parts.quiet}>
        {t("singleSignOn.provisioningToken")}{" "}
        {holds("user:view") && (
          <ShellLink to="/admin/users?kind=service">{t("singleSignOn.provisioningAccounts")}</ShellLink>
        )}
      </p>
    </Card>
  );
};
