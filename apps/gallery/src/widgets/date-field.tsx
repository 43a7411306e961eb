import { DateField } from "@evolve/widgets/date-field";
import { useState } from "react";
import { useDateSample } from "../sample/use-date-sample.ts";

/** For a single day, typed, pasted or chosen. */
export const Filled = () => {
  const { date } = useDateSample();
  const [day, setDay] = useState<string | null>("2026-11-21");
  return <DateField label={date} value={day} onChange={setDay} />;
};

/** The placeholder shows the order of day, month and year in the person’s language. */
export const Empty = () => {
  const { date, pasteHint } = useDateSample();
  const [day, setDay] = useState<string | null>(null);
  return <DateField label={date} description={pasteHint} value={day} onChange={setDay} isRequired />;
};

/** When only some days are possible: the others cannot be chosen in the calendar. */
export const WithLimits = () => {
  const { date, limitsHint } = useDateSample();
  const [day, setDay] = useState<string | null>("2026-11-16");
  return (
    <DateField
      label={date}
      description={limitsHint}
      value={day}
      onChange={setDay}
      minValue="2026-11-09"
      maxValue="2026-12-18"
      isUnavailable={(candidate) => [0, 6].includes(new Date(candidate).getUTCDay())}
    />
  );
};

/** When the tenant’s week does not start on the language’s first day. */
export const WeekFromSaturday = () => {
  const { date } = useDateSample();
  const [day, setDay] = useState<string | null>("2026-11-21");
  return <DateField label={date} value={day} onChange={setDay} weekStart={6} />;
};

export const WithError = () => {
  const { date, dateError } = useDateSample();
  const [day, setDay] = useState<string | null>("2026-11-21");
  return <DateField label={date} value={day} onChange={setDay} error={dateError} />;
};

export const Disabled = () => {
  const { date } = useDateSample();
  return <DateField label={date} value="2026-11-21" onChange={() => undefined} isDisabled />;
};

export const ReadOnly = () => {
  const { date } = useDateSample();
  return <DateField label={date} value="2026-11-21" onChange={() => undefined} isReadOnly />;
};
