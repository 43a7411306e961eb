import { Switch } from "@evolve/widgets/switch";
import { useSample } from "../sample/use-sample.ts";

/** A setting that takes effect at once. In a form that is saved, use a checkbox. */
export const Filled = () => {
  const { label, on, off } = useSample();
  return (
    <Switch onLabel={on} offLabel={off} defaultSelected>
      {label}
    </Switch>
  );
};

/** Off. The word beside it says so, not only the color. */
export const Empty = () => {
  const { label, on, off } = useSample();
  return (
    <Switch onLabel={on} offLabel={off}>
      {label}
    </Switch>
  );
};

export const Disabled = () => {
  const { label, on, off } = useSample();
  return (
    <>
      <Switch onLabel={on} offLabel={off} isDisabled defaultSelected>
        {label}
      </Switch>
      <Switch onLabel={on} offLabel={off} isDisabled>
        {label}
      </Switch>
    </>
  );
};
