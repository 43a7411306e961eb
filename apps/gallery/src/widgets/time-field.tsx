import { TimeField } from "@evolve/widgets/time-field";
import { useState } from "react";
import { useDateSample } from "../sample/use-date-sample.ts";

export function Filled() {
  const { time } = useDateSample();
  const [start, setStart] = useState<string | null>("09:30");
  return <TimeField label={time} value={start} onChange={setStart} />;
}

export function Empty() {
  const { time } = useDateSample();
  const [start, setStart] = useState<string | null>(null);
  return <TimeField label={time} value={start} onChange={setStart} isRequired />;
}

export function InATimeZone() {
  const { time } = useDateSample();
  const [start, setStart] = useState<string | null>("09:30");
  return <TimeField label={time} value={start} onChange={setStart} timeZone="Europe/Berlin" hourCycle={24} />;
}

export function WithLimits() {
  const { time } = useDateSample();
  const [start, setStart] = useState<string | null>("06:15");
  return <TimeField label={time} value={start} onChange={setStart} minValue="07:00" maxValue="20:00" />;
}

export function WithError() {
  const { time, timeError } = useDateSample();
  const [start, setStart] = useState<string | null>("09:30");
  return <TimeField label={time} value={start} onChange={setStart} error={timeError} />;
}

export function Disabled() {
  const { time } = useDateSample();
  return <TimeField label={time} value="09:30" onChange={() => undefined} isDisabled />;
}

export function ReadOnly() {
  const { time } = useDateSample();
  return <TimeField label={time} value="09:30" onChange={() => undefined} isReadOnly />;
}
