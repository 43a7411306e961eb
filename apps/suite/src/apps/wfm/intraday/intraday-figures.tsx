import type { IntradayDay } from "@evolve/contracts/intraday";
import { ShellLink, useShell } from "@evolve/shell";
import { Figure, Figures } from "../../../parts/figures.tsx";
import { percent } from "../../../parts/percent.ts";
import { changeText, intervalText } from "./intraday-rows.ts";

interface IntradayFiguresProps {
  readonly day: IntradayDay;
}

const none = "–";

/** How the day goes, in five figures. */
export const IntradayFigures = ({ day }: IntradayFiguresProps) => {
  const { words } = useShell();
  const { t } = words;
  const { figures, planningGroup, date, today } = day;
  const isToday = date === today;
  const whole = (value: number): string => words.number(Math.round(value));
  const seconds = (value: number): string => t("requirement.seconds", { seconds: whole(value) });
  const against = (value: number, forecast: number, text: (amount: number) => string): string => {
    if (forecast <= 0) return t("intraday.asForecast", { forecast: text(forecast) });
    const change = changeText(words, value, forecast);
    return t("intraday.ofForecast", { change, forecast: text(forecast) });
  };
  const { contacts, handleSeconds, serviceLevel, day: total } = figures;
  const { serviceLevel: goal, targetSeconds } = planningGroup.goal;
  const goalNote = planningGroup.isDeferrable
    ? t("intraday.levelCanWait")
    : goal === null
      ? ""
      : t("intraday.goalOf", { level: percent(words, goal), seconds: words.number(targetSeconds ?? 0) });
  return (
    <Figures label={t("intraday.figures")}>
      <Figure
        name={t(isToday ? "intraday.contactsSoFar" : "intraday.contactsOfDay")}
        note={contacts ? against(contacts.actual, contacts.forecast, whole) : ""}
      >
        {contacts ? whole(contacts.actual) : none}
      </Figure>
      <Figure
        name={t(isToday ? "intraday.handleTimeSoFar" : "intraday.handleTimeOfDay")}
        note={handleSeconds ? against(handleSeconds.actual, handleSeconds.forecast, seconds) : ""}
      >
        {handleSeconds ? seconds(handleSeconds.actual) : none}
      </Figure>
      <Figure name={t(isToday ? "intraday.levelSoFar" : "intraday.levelOfDay")} note={goalNote}>
        {percent(words, serviceLevel)}
      </Figure>
      {isToday && (
        <Figure name={t("intraday.expected")} note={total ? against(total.expected, total.forecast, whole) : ""}>
          {total ? whole(total.expected) : none}
        </Figure>
      )}
      {isToday && <Worst day={day} />}
    </Figures>
  );
};

const Worst = ({ day }: IntradayFiguresProps) => {
  const { holds, words } = useShell();
  const { t } = words;
  const { schedule, correctedRequired, isOpen, now, startsAt, intervalMinutes } = day;
  const { worst } = day.figures;
  const name = t("intraday.worst");
  const people = (count: number): string => words.number(count, { maximumFractionDigits: 1 });
  if (schedule === null) return <Figure name={name}>{none}</Figure>;
  if (worst === null) {
    const isOver = startsAt + (isOpen.lastIndexOf(true) + 1) * intervalMinutes * 60_000 <= now;
    return (
      <Figure name={name} note={t(isOver ? "intraday.dayOver" : "intraday.noneShort")}>
        {none}
      </Figure>
    );
  }
  const text = t("intraday.shortAt", { interval: intervalText(words, day, worst.at), people: people(worst.short) });
  const note = t("intraday.worstOf", {
    required: people(correctedRequired[worst.at] ?? 0),
    scheduled: people(schedule.people[worst.at] ?? 0),
  });
  return (
    <Figure name={name} note={note}>
      {/* A published schedule opens at today. */}
      {holds("wfm:schedule:view") ? (
        <ShellLink to={`/scheduler/editor?schedule=${schedule.id}`}>{text}</ShellLink>
      ) : (
        text
      )}
    </Figure>
  );
};
