import { use } from "react";
import { useWords } from "@evolve/i18n/react";
import { LongWords, useSample } from "./use-sample.ts";

/** Words for the examples of dates and times. */
export const useDateSample = () => {
  const { t } = useWords();
  const { label, error } = useSample();
  const isLong = use(LongWords);
  return {
    date: isLong ? label : t("gallery.sampleDate"),
    period: isLong ? label : t("gallery.samplePeriod"),
    time: isLong ? label : t("gallery.sampleTime"),
    workingHours: isLong ? label : t("gallery.sampleWorkingHours"),
    interval: isLong ? label : t("gallery.sampleInterval"),
    pasteHint: t("gallery.samplePasteHint"),
    limitsHint: t("gallery.sampleLimitsHint"),
    dateError: isLong ? error : t("gallery.sampleDateError"),
    timeError: isLong ? error : t("gallery.sampleTimeError"),
  };
};
