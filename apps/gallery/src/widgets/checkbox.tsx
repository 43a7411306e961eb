import { Checkbox } from "@evolve/widgets/checkbox";
import { useSample } from "../sample/use-sample.ts";

/** One yes-or-no choice that takes effect when the form is saved. */
export const Filled = () => {
  const { label } = useSample();
  return <Checkbox defaultSelected>{label}</Checkbox>;
};

/** Not chosen. Leave it so by default where the person has to agree. */
export const Empty = () => {
  const { label } = useSample();
  return <Checkbox>{label}</Checkbox>;
};

/** Above a list of which some are chosen. */
export const Indeterminate = () => {
  const { label } = useSample();
  return <Checkbox isIndeterminate>{label}</Checkbox>;
};

/** When saving needs the choice, as for terms of use. */
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
