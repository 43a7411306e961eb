import { TimeField } from "@evolve/widgets/time-field";
import { useState } from "react";
import { useDateSample } from "../sample/use-date-sample.ts";

/** For a time of day, typed, pasted or chosen, in the person’s own format. */
export const Filled = () => {
  const { time } = useDateSample();
  const [start, setStart] = useState<string | null>("09:30");
  return <TimeField label={time} value={start} onChange={setStart} />;
};

export const Empty = () => {
  const { time } = useDateSample();
  const [start, setStart] = useState<string | null>(null);
  return <TimeField label={time} value={start} onChange={setStart} isRequired />;
};

/** When the time is that of another place. The field names its time zone. */
export const InATimeZone = () => {
  const { time } = useDateSample();
  const [start, setStart] = useState<string | null>("09:30");
  return <TimeField label={time} value={start} onChange={setStart} timeZone="Europe/Berlin" hourCycle={24} />;
};

/** When only some times are possible. */
export const WithLimits = () => {
  const { time } = useDateSample();
  const [start, setStart] = useState<string | null>("06:15");
  return <TimeField label={time} value={start} onChange={setStart} minValue="07:00" maxValue="20:00" />;
};

export const WithError = () => {
  const { time, timeError } = useDateSample();
  const [start, setStart] = useState<string | null>("09:30");
  return <TimeField label={time} value={start} onChange={setStart} error={timeError} />;
};

export const Disabled = () => {
  const { time } = useDateSample();
  return <TimeField label={time} value="09:30" onChange={() => undefined} isDisabled />;
};

export const ReadOnly = () => {
  const { time } = useDateSample();
  return <TimeField label={time} value="09:30" onChange={() => undefined} isReadOnly />;
};
