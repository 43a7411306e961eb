import { TimeRangeField, type TimeSpan } from "@evolve/widgets/time-range-field";
import { useState } from "react";
import { useDateSample } from "../sample/use-date-sample.ts";

const officeHours: TimeSpan = { from: "09:00", to: "17:30" };

export function Filled() {
  const { workingHours } = useDateSample();
  const [span, setSpan] = useState<TimeSpan | null>(officeHours);
  return <TimeRangeField label={workingHours} value={span} onChange={setSpan} />;
}

export function Empty() {
  const { workingHours } = useDateSample();
  const [span, setSpan] = useState<TimeSpan | null>(null);
  return <TimeRangeField label={workingHours} value={span} onChange={setSpan} isRequired />;
}

export function OverMidnight() {
  const { workingHours } = useDateSample();
  const [span, setSpan] = useState<TimeSpan | null>({ from: "22:00", to: "06:00" });
  return (
    <TimeRangeField label={workingHours} value={span} onChange={setSpan} isOverMidnight timeZone="America/New_York" />
  );
}

export function WithError() {
  const { workingHours, timeError } = useDateSample();
  const [span, setSpan] = useState<TimeSpan | null>(officeHours);
  return <TimeRangeField label={workingHours} value={span} onChange={setSpan} error={timeError} />;
}

export function Disabled() {
  const { workingHours } = useDateSample();
  return <TimeRangeField label={workingHours} value={officeHours} onChange={() => undefined} isDisabled />;
}

export function ReadOnly() {
  const { workingHours } = useDateSample();
  return <TimeRangeField label={workingHours} value={officeHours} onChange={() => undefined} isReadOnly />;
}
