import { createContext, use } from "react";
import { useWords } from "@evolve/i18n/react";

/** Whether the examples inside are to bear the longest words that they may meet. */
export const LongWords = createContext(false);

/** Words for the examples, in the language of the page: what a screen would put into the widget. */
export const useSample = () => {
  const { t } = useWords();
  const isLong = use(LongWords);
  return {
    /** The name of a field. */
    label: t(isLong ? "gallery.longLabel" : "gallery.sampleLabel"),
    description: t(isLong ? "gallery.longDescription" : "gallery.sampleDescription"),
    placeholder: t(isLong ? "gallery.longPlaceholder" : "gallery.samplePlaceholder"),
    error: t(isLong ? "gallery.longError" : "gallery.sampleError"),
    /** What somebody has typed. */
    value: t(isLong ? "gallery.longValue" : "gallery.sampleValue"),
    /** On a button that does what the screen is for. */
    action: t(isLong ? "gallery.longAction" : "gallery.sampleAction"),
    /** On the button beside it. */
    otherAction: t("gallery.sampleOtherAction"),
    save: t("gallery.sampleSave"),
    remove: t("gallery.sampleDelete"),
    /** Names the button that takes something away. */
    removeLabel: (name: string) => t("gallery.sampleRemove", { name }),
    title: t(isLong ? "gallery.longTitle" : "gallery.sampleTitle"),
    /** Two sentences. */
    text: t(isLong ? "gallery.longText" : "gallery.sampleText"),
    /** Teams, to choose from. */
    options: [
      { id: "billing", label: t(isLong ? "gallery.longOption" : "gallery.sampleOption1") },
      { id: "retention", label: t("gallery.sampleOption2") },
      { id: "chat", label: t("gallery.sampleOption3") },
      { id: "quality", label: t("gallery.sampleOption4") },
      { id: "operations", label: t("gallery.sampleOption5") },
    ] as const,
    statuses: [
      { tone: "success", label: t("gallery.sampleActive") },
      { tone: "warning", label: t("gallery.samplePending") },
      { tone: "danger", label: t("gallery.sampleLocked") },
      { tone: "neutral", label: t("gallery.sampleDisabled") },
      { tone: "info", label: t("gallery.sampleNew") },
    ] as const,
    people: ["Avery Lind", "Bo Marchetti", "Carmen Osei", "Екатерина Волкова", "李 明", "Ana María Ruiz"] as const,
    on: t("gallery.sampleOn"),
    off: t("gallery.sampleOff"),
    /** Any other word of an example: `t("gallery.sampleTeam")`. */
    t,
  };
};
