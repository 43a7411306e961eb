import { useWords } from "@evolve/i18n/react";
import { NumericSelector, UtilizationSelector } from "@evolve/widgets/numeric-selector";
import { useState } from "react";
import { useOwnLabel } from "../sample/use-own-label.ts";
import { useSample } from "../sample/use-sample.ts";

const minutes = [15, 30, 60];

/** One of a few numbers, stepped through with buttons or arrow keys. */
export const Filled = () => {
  const words = useWords();
  const label = useOwnLabel("fields.sampleInterval");
  const [value, setValue] = useState(30);
  return (
    <NumericSelector
      label={label}
      description={words.t("fields.sampleIntervalHint")}
      values={minutes}
      value={value}
      onChange={setValue}
    />
  );
};

/** For how much of a person’s time counts for a contact. */
export const Utilization = () => {
  const words = useWords();
  const label = useOwnLabel("fields.sampleUtilization");
  const [value, setValue] = useState(1);
  return <UtilizationSelector label={label} format={words.number} value={value} onChange={setValue} />;
};

/** The same, where people think in percent. */
export const Percent = () => {
  const words = useWords();
  const label = useOwnLabel("fields.sampleUtilization");
  const [value, setValue] = useState(0.75);
  return (
    <UtilizationSelector
      label={label}
      format={(part) => words.number(part, { style: "percent" })}
      value={value}
      onChange={setValue}
    />
  );
};

/** When there is no sensible default. */
export const Empty = () => {
  const label = useOwnLabel("fields.sampleInterval");
  const [value, setValue] = useState<number | null>(null);
  return <NumericSelector label={label} values={minutes} value={value} onChange={setValue} isRequired />;
};

export const WithError = () => {
  const words = useWords();
  const { t } = words;
  const [value, setValue] = useState<number | null>(null);
  return (
    <NumericSelector
      label={t("fields.sampleInterval")}
      values={minutes}
      value={value}
      onChange={setValue}
      error={value === null && t("validation.required")}
    />
  );
};

export const Disabled = () => {
  const { label } = useSample();
  return <NumericSelector label={label} values={minutes} value={15} onChange={() => undefined} isDisabled />;
};

export const ReadOnly = () => {
  const { label } = useSample();
  return <NumericSelector label={label} values={minutes} value={15} onChange={() => undefined} isReadOnly />;
};
