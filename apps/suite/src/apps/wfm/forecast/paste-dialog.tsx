import { forecastLimits, type Override } from "@evolve/contracts/forecasts";
import { limits } from "@evolve/contracts/limits";
import type { PlainKey } from "@evolve/i18n";
import { useShell } from "@evolve/shell";
import { Banner } from "@evolve/widgets/banner";
import { Modal } from "@evolve/widgets/modal";
import { TextArea } from "@evolve/widgets/text-area";
import { TextField } from "@evolve/widgets/text-field";
import { useMemo, useState } from "react";
import { ChangesTable } from "./changes-table.tsx";
import styles from "./forecast.module.css";
import type { ForecastRow, LayeredSeries } from "./forecast-rows.ts";
import { type PasteFault, readPasted } from "./pasted-rows.ts";

interface PasteDialogProps {
  readonly layered: LayeredSeries;
  /** All rows of the grain, over the whole period. */
  readonly rows: readonly ForecastRow[];
  /** The first row that is shown: lines without dates begin there. */
  readonly start: number;
  readonly onApply: (overrides: readonly Override[], reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

const faultTexts: Readonly<Record<PasteFault, PlainKey>> = {
  notInPeriod: "forecast.pasteNotInPeriod",
  notAnAmount: "forecast.notAnAmount",
  closed: "forecast.pasteClosed",
  twice: "forecast.pasteTwice",
};
const faultsListed = 20;

/** Takes a range of a spreadsheet, and shows what it changes before it does. */
export const PasteDialog = ({ layered, rows, start, onApply, onClose }: PasteDialogProps) => {
  const { words } = useShell();
  const { t } = words;
  const [text, setText] = useState("");
  const [reason, setReason] = useState("");
  const pasted = useMemo(() => readPasted(text, rows, { start, locale: words.locale }), [text, rows, start, words]);
  const { overrides, faults, unchanged } = pasted;
  const isTooMany = overrides.length > forecastLimits.overridesAtOnce;
  return (
    <Modal
      isOpen
      size="medium"
      title={t("forecast.paste")}
      saveLabel={t("forecast.apply")}
      isSaveDisabled={overrides.length === 0 || isTooMany || reason.trim() === ""}
      isDirty={text !== "" || reason !== ""}
      onOpenChange={onClose}
      // A refusal is told by a message, and the dialog stays for another try.
      onSave={() => onApply(overrides, reason.trim()).then(onClose, () => undefined)}
    >
      <div className={styles.paste}>
        <TextArea
          label={t("forecast.pasteRange")}
          description={t("forecast.pasteHint", { first: rows[start]?.label ?? "" })}
          rows={5}
          value={text}
          spellCheck={false}
          onChange={setText}
        />
        {text.trim() !== "" && (
          <p role="status" className={styles.quiet}>
            {t("forecast.pasteFound", { changed: overrides.length, unchanged, faults: faults.length })}
          </p>
        )}
        {isTooMany && (
          <Banner tone="danger">{t("forecast.pasteTooMany", { most: forecastLimits.overridesAtOnce })}</Banner>
        )}
        {faults.length > 0 && (
          <Banner tone="warning">
            <ul className={styles.faults}>
              {faults.slice(0, faultsListed).map(({ line, text: found, fault }) => (
                <li key={line}>{t("forecast.pasteFault", { line, text: found, reason: t(faultTexts[fault]) })}</li>
              ))}
            </ul>
          </Banner>
        )}
        {overrides.length > 0 && (
          <>
            <ChangesTable layered={layered} rows={rows} overrides={overrides} />
            <TextField
              label={t("forecast.reason")}
              value={reason}
              isRequired
              autoComplete="off"
              maxLength={limits.descriptionMax}
              onChange={setReason}
            />
          </>
        )}
      </div>
    </Modal>
  );
};
