import { exportAuditTrail } from "@evolve/contracts/audit";
import { useWords } from "@evolve/i18n/react";
import { jobsKey, useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { type DateSpan, DateRangeField } from "@evolve/widgets/date-range-field";
import { Modal } from "@evolve/widgets/modal";
import { useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { usePolicyChange } from "./use-security-policy.ts";

/** Midnight at the beginning of a day (`2026-11-22`), some days later, in the reader's time zone. */
const midnight = (day: string, later = 0): string => {
  const time = new Date(`${day}T00:00`);
  time.setDate(time.getDate() + later);
  return time.toISOString();
};

/** Asks for the period; the file is made by a background task, which the header shows. */
export const AuditExportDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useWords();
  const { client } = useShell();
  const queryClient = useQueryClient();
  const [span, setSpan] = useState<DateSpan | null>(null);
  const start = usePolicyChange(
    () =>
      client.call(exportAuditTrail, { body: span ? { from: midnight(span.from), until: midnight(span.to, 1) } : {} }),
    () => t("securityPolicy.auditStarted"),
  );
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (start.isPending) return;
    start.mutate(undefined, {
      onSuccess: () => {
        void queryClient.invalidateQueries({ queryKey: jobsKey });
        onClose();
      },
    });
  };
  return (
    <Modal
      isOpen
      size="small"
      onOpenChange={onClose}
      title={t("securityPolicy.auditTitle")}
      footer={
        <div className="ev-modal-footer">
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          <Button variant="primary" type="submit" form={formId} isPending={start.isPending}>
            {t("securityPolicy.auditStart")}
          </Button>
        </div>
      }
    >
      <form id={formId} className="ev-modal-fields" noValidate onSubmit={submit}>
        <DateRangeField
          label={t("securityPolicy.auditPeriod")}
          description={t("securityPolicy.auditPeriodHint")}
          value={span}
          onChange={setSpan}
        />
      </form>
    </Modal>
  );
};

const formId = "sp-audit-export";
