import { StatusPill } from "@evolve/widgets/status-pill";
import { useSample } from "../sample/use-sample.ts";

/** The state of a record. Each tone has a shape of its own for those who cannot tell the colors apart. */
export const Filled = () => {
  const { statuses } = useSample();
  return statuses.map(({ tone, label }) => (
    <StatusPill key={tone} tone={tone}>
      {label}
    </StatusPill>
  ));
};
