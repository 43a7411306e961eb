import { useWords } from "@evolve/i18n/react";
import { colourCheck } from "@evolve/shell/field-checks";
import { ColourField } from "@evolve/widgets/colour-field";
import { useState } from "react";
import { useOwnLabel } from "../sample/use-own-label.ts";
import { useSample } from "../sample/use-sample.ts";

const brand = ["#1461c4", "#0b2a5b", "#0f766e", "#7c3ab8", "#b1501a", "#b42318"];

/** For a color of the brand: picked, or pasted as a hexadecimal value. */
export const Filled = () => {
  const words = useWords();
  const label = useOwnLabel("fields.sampleColour");
  const [colour, setColour] = useState("#1461c4");
  return (
    <ColourField
      label={label}
      check={colourCheck(words, { isRequired: true })}
      swatches={brand}
      value={colour}
      onChange={setColour}
      isRequired
    />
  );
};

/** When no color means that the default applies. */
export const Empty = () => {
  const words = useWords();
  const { description } = useSample();
  const label = useOwnLabel("fields.sampleColour");
  const [colour, setColour] = useState("");
  return (
    <ColourField
      label={label}
      description={description}
      check={colourCheck(words)}
      value={colour}
      onChange={setColour}
    />
  );
};

/** When the value is not a color, or text on it could not be read. */
export const WithError = () => {
  const words = useWords();
  const label = useOwnLabel("fields.sampleColour");
  const [colour, setColour] = useState("#14");
  const check = colourCheck(words, { isRequired: true });
  return <ColourField label={label} error={check(colour)} value={colour} onChange={setColour} />;
};

export const Disabled = () => {
  const label = useOwnLabel("fields.sampleColour");
  return <ColourField label={label} value="#0f766e" onChange={() => undefined} isDisabled />;
};

export const ReadOnly = () => {
  const label = useOwnLabel("fields.sampleColour");
  return <ColourField label={label} value="#0f766e" onChange={() => undefined} isReadOnly />;
};
