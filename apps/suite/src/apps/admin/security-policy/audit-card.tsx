import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import { lazy, Suspense, useState } from "react";
import { Card } from "../../../parts/card.tsx";

const dialog = () => import("./audit-export-dialog.tsx");
const AuditExportDialog = lazy(async () => ({ default: (await dialog()).AuditExportDialog }));
/** Prefetch on hover; a click retries. */
const fetchDialog = () => void dialog().catch(() => undefined);

/** The audit trail, to take away as a file. */
export const AuditCard = () => {
  const { t } = useWords();
  const [isAsked, setAsked] = useState(false);
  return (
    <Card title={t("securityPolicy.audit")}>
      <p className="su-quiet">{t("securityPolicy.auditLead")}</p>
      <div className="su-group">
        <Button onHoverStart={fetchDialog} onFocus={fetchDialog} onPress={() => setAsked(true)}>
          {t("securityPolicy.auditExport")}
        </Button>
      </div>
      <Suspense>{isAsked && <AuditExportDialog onClose={() => setAsked(false)} />}</Suspense>
    </Card>
  );
};
