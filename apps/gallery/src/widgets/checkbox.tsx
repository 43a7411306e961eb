import { Checkbox } from "@evolve/widgets/checkbox";
import { useSample } from "../sample/use-sample.ts";

export function Filled() {
  const { label } = useSample();
  return <Checkbox defaultSelected>{label}</Checkbox>;
}

export function Empty() {
  const { label } = useSample();
  return <Checkbox>{label}</Checkbox>;
}

export function Indeterminate() {
  const { label } = useSample();
  return <Checkbox isIndeterminate>{label}</Checkbox>;
}

export function WithError() {
  const { label } = useSample();
  return <Checkbox isInvalid>{label}</Checkbox>;
}

export function Disabled() {
  const { label } = useSample();
  return (
    <>
      <Checkbox isDisabled defaultSelected>
        {label}
      </Checkbox>
      <Checkbox isDisabled>{label}</Checkbox>
    </>
  );
}

export function ReadOnly() {
  const { label } = useSample();
  return (
    <Checkbox isReadOnly isSelected>
      {label}
    </Checkbox>
  );
}
