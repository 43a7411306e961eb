import type { AgentWishes as Wishes } from "@evolve/contracts/agent-preferences";
import type { Words } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { FormPart } from "../../../parts/form-part.tsx";
import { dayName, describeWeek, timeLabel } from "../../../parts/working-hours.ts";
import styles from "./people.module.css";

const availabilityOf = (words: Words, { availability }: Wishes): string =>
  availability === null
    ? words.t("workPlans.wishesAnyTime")
    : describeWeek(
        words,
        availability.days.map(({ isAvailable, ...day }) => ({ ...day, isOpen: isAvailable })),
        words.t("workPlans.wishesNotAvailable"),
      );

const startOf = (words: Words, { shifts: { earliestStart, latestStart } }: Wishes): string | null => {
  const [from, to] = [earliestStart, latestStart].map((time) => (time === null ? null : timeLabel(words, time)));
  if (from && to) return `${from}–${to}`;
  if (from) return words.t("workPlans.wishesStartFrom", { time: from });
  return to ? words.t("workPlans.wishesStartUntil", { time: to }) : null;
};

/** When somebody can work and what they wish for, as they have said in My Space. */
export const AgentWishes = ({ wishes }: { readonly wishes: Wishes }) => {
  const words = useWords();
  const { t } = words;
  const { weekdaysOff, shifts } = wishes;
  const monday = 1;
  const daysOff = weekdaysOff
    .toSorted((one, other) => ((one + 7 - monday) % 7) - ((other + 7 - monday) % 7))
    .map((day) => dayName(words, day, "shortWeekday"));
  const facts = [
    [t("workPlans.wishesAvailable"), availabilityOf(words, wishes)],
    [t("workPlans.wishesDaysOff"), daysOff.length > 0 ? daysOff.join(", ") : null],
    [t("workPlans.wishesStart"), startOf(words, wishes)],
    [
      t("workPlans.wishesLength"),
      shifts.shiftHours === null ? null : t("workPlans.hours", { hours: shifts.shiftHours }),
    ],
  ] as const;
  return (
    <FormPart legend={t("workPlans.wishes")} isStacked>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? t("workPlans.wishesNone")}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>{t("workPlans.wishesHint")}</p>
    </FormPart>
  );
};
