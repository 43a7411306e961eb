import { Switch } from "@evolve/widgets/switch";
import { useSample } from "../sample/use-sample.ts";

export function Filled() {
  const { label, on, off } = useSample();
  return (
    <Switch onLabel={on} offLabel={off} defaultSelected>
      {label}
    </Switch>
  );
}

export function Empty() {
  const { label, on, off } = useSample();
  return (
    <Switch onLabel={on} offLabel={off}>
      {label}
    </Switch>
  );
}

export function Disabled() {
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
}
