import { exportAuditTrail, readAuditChain } from "@evolve/contracts/audit";
import { utcOffset } from "@evolve/i18n/time-zones";
import { useWords } from "@evolve/i18n/react";
import { jobsKey, useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { type DateSpan, DateRangeField } from "@evolve/widgets/date-range-field";
import { Modal } from "@evolve/widgets/modal";
import { Select } from "@evolve/widgets/select";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { CopyField } from "../../../parts/copy-field.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import parts from "../../../parts/parts.module.css";
import { usePolicyChange } from "./use-security-policy.ts";

const dayMs = 86_400_000;

/** Midnight at the beginning of a day (`2026-11-22`), some days later, in a time zone. */
const midnight = (zone: string, day: string, later = 0): string => {
  const inUtc = Date.parse(`${day}T00:00Z`) + later * dayMs;
  // Near a clock change the distance is that of the result, not of the guess.
  const guess = inUtc - utcOffset(zone, new Date(inUtc)) * 60_000;
  return new Date(inUtc - utcOffset(zone, new Date(guess)) * 60_000).toISOString();
};

type Format = "csv" | "chain";

/** Asks for the format and the period; the file is made by a background task, which the header shows. */
export const AuditExportDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t, timeZone } = useWords();
  const { client } = useShell();
  const queryClient = useQueryClient();
  const [format, setFormat] = useState<Format>("csv");
  const [span, setSpan] = useState<DateSpan | null>(null);
  const start = usePolicyChange(
    () =>
      client.call(exportAuditTrail, {
        body: {
          format,
          ...(format === "csv" &&
            span && { from: midnight(timeZone, span.from), until: midnight(timeZone, span.to, 1) }),
        },
      }),
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
            {t(format === "csv" ? "securityPolicy.auditStart" : "securityPolicy.auditStartChain")}
          </Button>
        </div>
      }
    >
      <form id={formId} className="ev-modal-fields" noValidate onSubmit={submit}>
        <Select
          label={t("securityPolicy.auditFormat")}
          placeholder={t("securityPolicy.auditFormat")}
          options={[
            { id: "csv", label: t("securityPolicy.auditCsv") },
            { id: "chain", label: t("securityPolicy.auditChain") },
          ]}
          description={t(format === "csv" ? "securityPolicy.auditCsvHint" : "securityPolicy.auditChainHint")}
          value={format}
          onChange={(id) => setFormat(id === "chain" ? "chain" : "csv")}
        />
        {format === "csv" ? (
          <DateRangeField
            label={t("securityPolicy.auditPeriod")}
            description={t("securityPolicy.auditPeriodHint")}
            timeZone={timeZone}
            value={span}
            onChange={setSpan}
          />
        ) : (
          <ChainEnd />
        )}
      </form>
    </Modal>
  );
};

/** What somebody keeps elsewhere, so that a later export cannot hide that events at its end were removed. */
const ChainEnd = () => {
  const { t } = useWords();
  const { client } = useShell();
  const { data, error, refetch } = useQuery({
    queryKey: ["audit-chain"],
    queryFn: ({ signal }) => client.call(readAuditChain, {}, { signal }),
  });
  if (data === undefined) return <QueryState error={error} onRetry={() => void refetch()} />;
  if (data.length === 0) return <p className={parts.quiet}>{t("securityPolicy.auditChainNone")}</p>;
  return (
    <>
      <CopyField label={t("securityPolicy.auditChainEnd")} value={data.hash} />
      <p className={parts.quiet}>{t("securityPolicy.auditChainEndHint", { count: data.length })}</p>
    </>
  );
};

const formId = "sp-audit-export";
