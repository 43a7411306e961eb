import type { TimeOffAssessment } from "@evolve/contracts/time-off";
import type { PlainKey } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { Banner } from "@evolve/widgets/banner";
import { amountOf } from "./time-off-words.ts";
import { wholeShare } from "./whole-share.ts";
import parts from "./parts.module.css";
import { percent } from "./percent.ts";

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
  hasBegun: "timeOff.reason.hasBegun",
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
  const { likely, minutes, reasons, places, balanceAfter, serviceLevel, assessedAt } = assessment;
  const whole = (share: number): string => percent(words, wholeShare(share));
  const hasPlaces = places !== null && places.left > 0;
  const textOf = ({ code, count, day }: Reason): string => {
    if (code === "limitFull")
      return t("timeOff.reason.limitFull", { count, day: words.date(day ?? "", "date", "UTC") });
    if (code === "coverageShort") return t("timeOff.reason.coverageShort", { count });
    return t(reasonNames[code]);
  };
  return (
    <Banner tone={tones[likely]}>
      <p className={parts.verdict}>
        <strong>{t(names[likely])}</strong>
        <span className={parts.asOf}>{t("timeOff.asOf", { time: words.date(assessedAt, "time") })}</span>
      </p>
      <ul className={parts.reasons}>
        <li>{t("timeOff.takes", { amount: amountOf(words, minutes) })}</li>
        {balanceAfter.map(({ year, minutes: left }) => (
          <li key={year}>
            {t(left < 0 ? "timeOff.balanceMissing" : "timeOff.balanceAfter", {
              amount: amountOf(words, Math.abs(left)),
              year: String(year),
            })}
          </li>
        ))}
        {/* A day without a place is among the reasons. */}
        {hasPlaces && (
          <li>
            {t("timeOff.placesLeft", {
              left: words.number(places.left),
              of: words.number(places.of),
              day: words.date(places.day, "date", "UTC"),
            })}
          </li>
        )}
        {serviceLevel !== null && (
          <li>
            {t("timeOff.levelWhileAway", { level: whole(serviceLevel.predicted), goal: whole(serviceLevel.goal) })}
          </li>
        )}
        {reasons
          .filter(({ code }) => !(hasPlaces && code === "withinLimits"))
          .map((reason) => (
            <li key={reason.code}>{textOf(reason)}</li>
          ))}
      </ul>
    </Banner>
  );
};
