import { useWords } from "@evolve/i18n/react";
import { timeFieldLabels } from "@evolve/shell/labels/time-field-labels";
import { TimeField } from "@evolve/widgets/time-field";
import { useState } from "react";
import { useDateSample } from "../sample/use-date-sample.ts";

export function Filled() {
  const labels = timeFieldLabels(useWords());
  const { time } = useDateSample();
  const [start, setStart] = useState<string | null>("09:30");
  return <TimeField label={time} labels={labels} value={start} onChange={setStart} />;
}

export function Empty() {
  const labels = timeFieldLabels(useWords());
  const { time } = useDateSample();
  const [start, setStart] = useState<string | null>(null);
  return <TimeField label={time} labels={labels} value={start} onChange={setStart} isRequired />;
}

export function InATimeZone() {
  const labels = timeFieldLabels(useWords());
  const { time } = useDateSample();
  const [start, setStart] = useState<string | null>("09:30");
  return (
    <TimeField label={time} labels={labels} value={start} onChange={setStart} timeZone="Europe/Berlin" hourCycle={24} />
  );
}

export function WithLimits() {
  const labels = timeFieldLabels(useWords());
  const { time } = useDateSample();
  const [start, setStart] = useState<string | null>("06:15");
  return <TimeField label={time} labels={labels} value={start} onChange={setStart} minValue="07:00" maxValue="20:00" />;
}

export function WithError() {
  const labels = timeFieldLabels(useWords());
  const { time, timeError } = useDateSample();
  const [start, setStart] = useState<string | null>("09:30");
  return <TimeField label={time} labels={labels} value={start} onChange={setStart} error={timeError} />;
}

export function Disabled() {
  const labels = timeFieldLabels(useWords());
  const { time } = useDateSample();
  return <TimeField label={time} labels={labels} value="09:30" onChange={() => undefined} isDisabled />;
}

export function ReadOnly() {
  const labels = timeFieldLabels(useWords());
  const { time } = useDateSample();
  return <TimeField label={time} labels={labels} value="09:30" onChange={() => undefined} isReadOnly />;
}
