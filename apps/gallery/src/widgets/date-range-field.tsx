import { type DateSpan, DateRangeField } from "@evolve/widgets/date-range-field";
import { useState } from "react";
import { useDateSample } from "../sample/use-date-sample.ts";

const twoWeeks: DateSpan = { from: "2026-11-02", to: "2026-11-15" };

/** For a period of days, with its length and usual periods at hand. */
export const Filled = () => {
  const { period } = useDateSample();
  const [span, setSpan] = useState<DateSpan | null>(twoWeeks);
  return <DateRangeField label={period} value={span} onChange={setSpan} />;
};

export const Empty = () => {
  const { period } = useDateSample();
  const [span, setSpan] = useState<DateSpan | null>(null);
  return <DateRangeField label={period} value={span} onChange={setSpan} isRequired />;
};

/** When a period must be short or lie within a range. */
export const WithLimits = () => {
  const { period } = useDateSample();
  const [span, setSpan] = useState<DateSpan | null>(twoWeeks);
  return (
    <DateRangeField
      label={period}
      value={span}
      onChange={setSpan}
      minValue="2026-11-01"
      maxValue="2026-12-31"
      isUnavailable={(day) => day === "2026-12-25"}
      presets={["today", "thisWeek", "last4Weeks", "thisMonth"]}
      timeZone="Asia/Tokyo"
    />
  );
};

/** When usual periods such as last week make no sense. */
export const WithoutPresets = () => {
  const { period } = useDateSample();
  const [span, setSpan] = useState<DateSpan | null>(twoWeeks);
  return <DateRangeField label={period} value={span} onChange={setSpan} presets={[]} />;
};

export const WithError = () => {
  const { period, dateError } = useDateSample();
  const [span, setSpan] = useState<DateSpan | null>(twoWeeks);
  return <DateRangeField label={period} value={span} onChange={setSpan} error={dateError} />;
};

export const Disabled = () => {
  const { period } = useDateSample();
  return <DateRangeField label={period} value={twoWeeks} onChange={() => undefined} isDisabled />;
};

export const ReadOnly = () => {
  const { period } = useDateSample();
  return <DateRangeField label={period} value={twoWeeks} onChange={() => undefined} isReadOnly />;
};
