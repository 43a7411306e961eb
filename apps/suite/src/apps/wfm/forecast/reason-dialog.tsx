import type { Override } from "@evolve/contracts/forecasts";
import { limits } from "@evolve/contracts/limits";
import { useShell } from "@evolve/shell";
import { applyForecastLayers } from "@evolve/workforce";
import { Modal } from "@evolve/widgets/modal";
import { TextField } from "@evolve/widgets/text-field";
import { useState } from "react";
import { ChangesTable } from "./changes-table.tsx";
import type { ForecastRow, LayeredSeries } from "./forecast-rows.ts";

interface ReasonDialogProps {
  readonly layered: LayeredSeries;
  readonly rows: readonly ForecastRow[];
  readonly overrides: readonly Override[];
  readonly onApply: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** What some overrides will change, before they do; and why, for those who read the forecast later. */
export const ReasonDialog = ({ layered, rows, overrides, onApply, onClose }: ReasonDialogProps) => {
  const { words } = useShell();
  const { t } = words;
  const [reason, setReason] = useState("");
  const total = (values: readonly number[]): string =>
    words.number(Math.round(values.reduce((sum, value) => sum + value, 0)));
  const after = applyForecastLayers(layered.final, overrides);
  const isEmpty = reason.trim() === "";
  return (
    <Modal
      isOpen
      size="small"
      title={t("forecast.reasonTitle")}
      saveLabel={t("forecast.apply")}
      isSaveDisabled={isEmpty}
      isDirty={reason !== ""}
      onOpenChange={onClose}
      // A refusal is told by a message, and the dialog stays for another try.
      onSave={() => onApply(reason.trim()).then(onClose, () => undefined)}
    >
      <p>
        {t("forecast.reasonText", {
          count: overrides.length,
          before: total(layered.final.offered),
          after: total(after.offered),
        })}
      </p>
      <ChangesTable layered={layered} rows={rows} overrides={overrides} />
      <TextField
        label={t("forecast.reason")}
        value={reason}
        isRequired
        autoComplete="off"
        maxLength={limits.descriptionMax}
        onChange={setReason}
      />
    </Modal>
  );
};
