import { useWords } from "@evolve/i18n/react";
import { type Duration, DurationField } from "@evolve/widgets/duration-field";
import { useState } from "react";
import { useOwnLabel } from "../sample/use-own-label.ts";

const secondsOf = ({ hours = 0, minutes, seconds }: Duration): number => hours * 3_600 + minutes * 60 + seconds;

/** For minutes and seconds, such as handle time or wrap-up time. */
export const Filled = () => {
  const words = useWords();
  const label = useOwnLabel("fields.sampleDuration");
  const [value, setValue] = useState(330);
  return (
    <DurationField
      label={label}
      description={words.t("fields.sampleDurationHint")}
      value={value}
      onChange={(duration) => setValue(secondsOf(duration))}
    />
  );
};

export const Empty = () => {
  const label = useOwnLabel("fields.sampleDuration");
  const [value, setValue] = useState<number | null>(null);
  return <DurationField label={label} value={value} onChange={(duration) => setValue(secondsOf(duration))} />;
};

/** When a duration has a least and a most. A value outside is reported, not changed. */
export const WithLimits = () => {
  const words = useWords();
  const label = useOwnLabel("fields.sampleDuration");
  const [value, setValue] = useState(60);
  return (
    <DurationField
      label={label}
      description={words.t("fields.sampleLimitsHint")}
      minValue={30}
      maxValue={600}
      isFixedToMin
      value={value}
      onChange={(duration) => setValue(secondsOf(duration))}
    />
  );
};

/** When what is measured may take more than an hour, such as a contact. */
export const WithHours = () => {
  const label = useOwnLabel("fields.sampleDuration");
  const [value, setValue] = useState(3_930);
  return <DurationField hasHours label={label} value={value} onChange={(duration) => setValue(secondsOf(duration))} />;
};

/** For developers: what the field reports, and when. */
export const WithChangeEvent = () => {
  const label = useOwnLabel("fields.sampleDuration");
  const [duration, setDuration] = useState<Duration>({ strValue: "01:30", minutes: 1, seconds: 30 });
  return (
    <>
      <DurationField label={label} value={secondsOf(duration)} onChange={setDuration} />
      <output translate="no">{JSON.stringify(duration)}</output>
    </>
  );
};

export const WithError = () => {
  const words = useWords();
  const label = useOwnLabel("fields.sampleDuration");
  const [value, setValue] = useState<number | null>(null);
  return (
    <DurationField
      label={label}
      value={value}
      onChange={(duration) => setValue(secondsOf(duration))}
      error={value === null && words.t("validation.required")}
      isRequired
    />
  );
};

export const Disabled = () => {
  const label = useOwnLabel("fields.sampleDuration");
  return <DurationField label={label} value={90} onChange={() => undefined} isDisabled />;
};

export const ReadOnly = () => {
  const label = useOwnLabel("fields.sampleDuration");
  return <DurationField label={label} value={90} onChange={() => undefined} isReadOnly />;
};
