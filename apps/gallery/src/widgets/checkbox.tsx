import { Checkbox } from "@evolve/widgets/checkbox";
import { useSample } from "../sample/use-sample.ts";

export const Filled = () => {
  const { label } = useSample();
  return <Checkbox defaultSelected>{label}</Checkbox>;
};

export const Empty = () => {
  const { label } = useSample();
  return <Checkbox>{label}</Checkbox>;
};

export const Indeterminate = () => {
  const { label } = useSample();
  return <Checkbox isIndeterminate>{label}</Checkbox>;
};

export const WithError = () => {
  const { label } = useSample();
  return <Checkbox isInvalid>{label}</Checkbox>;
};

export const Disabled = () => {
  const { label } = useSample();
  return (
    <>
      <Checkbox isDisabled defaultSelected>
        {label}
      </Checkbox>
      <Checkbox isDisabled>{label}</Checkbox>
    </>
  );
};

export const ReadOnly = () => {
  const { label } = useSample();
  return (
    <Checkbox isReadOnly isSelected>
      {label}
    </Checkbox>
  );
};
