import type { TimeOffAssessment } from "@evolve/contracts/time-off";
import type { PlainKey } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { Banner } from "@evolve/widgets/banner";
import { amountOf } from "./time-off-words.ts";
import parts from "./parts.module.css";

const names: Readonly<Record<TimeOffAssessment["likely"], PlainKey>> = {
  approved: "timeOff.likely.approved",
  likely: "timeOff.likely.likely",
  unlikely: "timeOff.likely.unlikely",
  waitlisted: "timeOff.likely.waitlisted",
};

type Reason = TimeOffAssessment["reasons"][number];

const reasonNames: Readonly<Record<Exclude<Reason["code"], "limitFull" | "coverageShort">, PlainKey>> = {
  withinLimits: "timeOff.reason.withinLimits",
  noLimit: "timeOff.reason.noLimit",
  personDecides: "timeOff.reason.personDecides",
  balanceShort: "timeOff.reason.balanceShort",
  noBalance: "timeOff.reason.noBalance",
  coverageKept: "timeOff.reason.coverageKept",
  notPublished: "timeOff.reason.notPublished",
};

const tones = { approved: "success", likely: "info", unlikely: "warning", waitlisted: "warning" } as const;

/** How a request for time off will probably be answered, and why. */
export const LikelyAnswer = ({ assessment }: { readonly assessment: TimeOffAssessment }) => {
  const words = useWords();
  const { t } = words;
  const { likely, minutes, reasons } = assessment;
  const textOf = ({ code, count, day }: Reason): string => {
    if (code === "limitFull")
      return t("timeOff.reason.limitFull", { count, day: words.date(day ?? "", "date", "UTC") });
    if (code === "coverageShort") return t("timeOff.reason.coverageShort", { count });
    return t(reasonNames[code]);
  };
  return (
    <Banner tone={tones[likely]}>
      <strong>{t(names[likely])}</strong>
      <ul className={parts.reasons}>
        <li>{t("timeOff.takes", { amount: amountOf(words, minutes) })}</li>
        {reasons.map((reason) => (
          <li key={reason.code}>{textOf(reason)}</li>
        ))}
      </ul>
    </Banner>
  );
};
