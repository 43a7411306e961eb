import { Switch } from "@evolve/widgets/switch";
import { useSample } from "../sample/use-sample.ts";

export const Filled = () => {
  const { label, on, off } = useSample();
  return (
    <Switch onLabel={on} offLabel={off} defaultSelected>
      {label}
    </Switch>
  );
};

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
