import { timeIntervalOf, timeIntervals } from "@evolve/contracts/time-rules";
import { TimeIntervalField } from "@evolve/widgets/time-interval-field";
import { useState } from "react";
import { useDateSample } from "../sample/use-date-sample.ts";

/** For the length of a planning interval, when a few are usual. */
export const Filled = () => {
  const { interval } = useDateSample();
  const [minutes, setMinutes] = useState(30);
  return <TimeIntervalField label={interval} options={timeIntervals} value={minutes} onChange={setMinutes} />;
};

/** When the stored value is too long to plan with: the default is chosen and said. */
export const BeyondAnHour = () => {
  const { interval } = useDateSample();
  const [minutes, setMinutes] = useState(timeIntervalOf(90));
  return <TimeIntervalField label={interval} options={timeIntervals} value={minutes} onChange={setMinutes} />;
};

/** When the stored value is not among the usual ones, it is offered as well. */
export const AnotherInterval = () => {
  const { interval } = useDateSample();
  const [minutes, setMinutes] = useState(timeIntervalOf(20));
  return <TimeIntervalField label={interval} options={timeIntervals} value={minutes} onChange={setMinutes} />;
};

export const WithError = () => {
  const { interval, timeError } = useDateSample();
  const [minutes, setMinutes] = useState(15);
  return (
    <TimeIntervalField
      label={interval}
      options={timeIntervals}
      value={minutes}
      onChange={setMinutes}
      error={timeError}
    />
  );
};

export const Disabled = () => {
  const { interval } = useDateSample();
  return (
    <TimeIntervalField label={interval} options={timeIntervals} value={15} onChange={() => undefined} isDisabled />
  );
};
