import { StatusPill } from "@evolve/widgets/status-pill";
import { useSample } from "../sample/use-sample.ts";

export const Filled = () => {
  const { statuses } = useSample();
  return statuses.map(({ tone, label }) => (
    <StatusPill key={tone} tone={tone}>
      {label}
    </StatusPill>
  ));
};
