import { Tag } from "@evolve/widgets/tag";
import { useState } from "react";
import { useSample } from "../sample/use-sample.ts";

/** A short word that something is marked with. */
export const Filled = () => {
  const { options } = useSample();
  return options.slice(0, 3).map(({ id, label }) => <Tag key={id}>{label}</Tag>);
};

/** Neutral by default, brand for what the person has chosen. */
export const Tones = () => {
  const { options } = useSample();
  return (
    <>
      <Tag>{options[0].label}</Tag>
      <Tag tone="brand">{options[1].label}</Tag>
    </>
  );
};

/** When the mark can be taken off right here. */
export const Removable = () => {
  const { options, removeLabel } = useSample();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  return options
    .filter(({ id }) => !removed.includes(id))
    .map(({ id, label }) => (
      <Tag key={id} tone="brand" onRemove={() => setRemoved([...removed, id])} removeLabel={removeLabel(label)}>
        {label}
      </Tag>
    ));
};

export const Disabled = () => {
  const { options, removeLabel } = useSample();
  const [{ label }] = options;
  return (
    <Tag isDisabled onRemove={() => undefined} removeLabel={removeLabel(label)}>
      {label}
    </Tag>
  );
};
