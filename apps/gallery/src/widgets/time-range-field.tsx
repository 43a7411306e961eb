import { TimeRangeField, type TimeSpan } from "@evolve/widgets/time-range-field";
import { useState } from "react";
import { useDateSample } from "../sample/use-date-sample.ts";

const officeHours: TimeSpan = { from: "09:00", to: "17:30" };

/** For working hours: from, to, and how long that is. */
export const Filled = () => {
  const { workingHours } = useDateSample();
  const [span, setSpan] = useState<TimeSpan | null>(officeHours);
  return <TimeRangeField label={workingHours} value={span} onChange={setSpan} />;
};

export const Empty = () => {
  const { workingHours } = useDateSample();
  const [span, setSpan] = useState<TimeSpan | null>(null);
  return <TimeRangeField label={workingHours} value={span} onChange={setSpan} isRequired />;
};

/** When the end is before the start, it is on the next day. The field says so. */
export const OverMidnight = () => {
  const { workingHours } = useDateSample();
  const [span, setSpan] = useState<TimeSpan | null>({ from: "22:00", to: "06:00" });
  return (
    <TimeRangeField label={workingHours} value={span} onChange={setSpan} isOverMidnight timeZone="America/New_York" />
  );
};

export const WithError = () => {
  const { workingHours, timeError } = useDateSample();
  const [span, setSpan] = useState<TimeSpan | null>(officeHours);
  return <TimeRangeField label={workingHours} value={span} onChange={setSpan} error={timeError} />;
};

export const Disabled = () => {
  const { workingHours } = useDateSample();
  return <TimeRangeField label={workingHours} value={officeHours} onChange={() => undefined} isDisabled />;
};

export const ReadOnly = () => {
  const { workingHours } = useDateSample();
  return <TimeRangeField label={workingHours} value={officeHours} onChange={() => undefined} isReadOnly />;
};
