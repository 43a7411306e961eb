import { createContext, use } from "react";
import { useWords } from "@evolve/i18n/react";
import { longRussian } from "./long-russian.ts";

/** Whether the examples inside are to bear the longest words that they may meet. */
export const LongWords = createContext(false);

/** Words for the examples, in the language of the page: what a screen would put into the widget. */
export const useSample = () => {
  const { t } = useWords();
  const isLong = use(LongWords);
  return {
    /** The name of a field. */
    label: isLong ? longRussian.label : t("gallery.sampleLabel"),
    description: isLong ? longRussian.description : t("gallery.sampleDescription"),
    placeholder: isLong ? longRussian.placeholder : t("gallery.samplePlaceholder"),
    error: isLong ? longRussian.error : t("gallery.sampleError"),
    /** What somebody has typed. */
    value: isLong ? longRussian.value : t("gallery.sampleValue"),
    /** On a button that does what the screen is for. */
    action: isLong ? longRussian.action : t("gallery.sampleAction"),
    /** On the button beside it. */
    otherAction: t("gallery.sampleOtherAction"),
    save: t("gallery.sampleSave"),
    remove: t("gallery.sampleDelete"),
    /** Names the button that takes something away. */
    removeLabel: (name: string) => t("gallery.sampleRemove", { name }),
    title: isLong ? longRussian.title : t("gallery.sampleTitle"),
    /** Two sentences. */
    text: isLong ? longRussian.text : t("gallery.sampleText"),
    /** Teams, to choose from. */
    options: [
      { id: "billing", label: isLong ? longRussian.option : t("gallery.sampleOption1") },
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
    sizes: { small: t("gallery.sampleSmall"), medium: t("gallery.sampleMedium"), large: t("gallery.sampleLarge") },
    sides: {
      top: t("gallery.sampleAbove"),
      bottom: t("gallery.sampleBelow"),
      start: t("gallery.sampleStart"),
      end: t("gallery.sampleEnd"),
    },
    on: t("gallery.sampleOn"),
    off: t("gallery.sampleOff"),
    /** Any other word of an example: `t("gallery.sampleTeam")`. */
    t,
  };
};

/** The same for a choice of teams. */
export const useTeamSample = () => {
  const sample = useSample();
  const { t } = sample;
  if (use(LongWords)) return sample;
  return {
    ...sample,
    label: t("gallery.sampleTeam"),
    description: t("gallery.sampleTeamDescription"),
    placeholder: t("gallery.sampleTeamPlaceholder"),
    error: t("gallery.sampleTeamError"),
  };
};
