import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Suspense, useState } from "react";
import { Card } from "../../../parts/card.tsx";
import parts from "../../../parts/parts.module.css";

const AuditExportDialog = lazyPart(async () => (await import("./audit-export-dialog.tsx")).AuditExportDialog);

/** The audit trail, to take away as a file. */
export const AuditCard = () => {
  const { t } = useWords();
  const [isAsked, setAsked] = useState(false);
  return (
    <Card title={t("securityPolicy.audit")}>
      <p className={parts.quiet}>{t("securityPolicy.auditLead")}</p>
      <div className={parts.group}>
        <Button onHoverStart={AuditExportDialog.fetch} onFocus={AuditExportDialog.fetch} onPress={() => setAsked(true)}>
          {t("securityPolicy.auditExport")}
        </Button>
      </div>
      <Suspense>{isAsked && <AuditExportDialog onClose={() => setAsked(false)} />}</Suspense>
    </Card>
  );
};
