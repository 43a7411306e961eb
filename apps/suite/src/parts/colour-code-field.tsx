import { useShell } from "@evolve/shell";
import type { FieldValues } from "react-hook-form";
import { FormColourField, type FormColourFieldProps } from "./form-colour-field.tsx";

const swatches = ["#1461c4", "#0f7b6c", "#b3541e", "#7a3fb5", "#8a3f62", "#3f5f8a", "#667085"];
export const firstColour = "#1461c4";

/** The colour of a skill or an activity code. */
export const ColourCodeField = <Fields extends FieldValues, Values>(
  field: Omit<FormColourFieldProps<Fields, Values>, "label" | "swatches">,
) => {
  const { words } = useShell();
  return <FormColourField {...field} label={words.t("organization.colour")} swatches={swatches} />;
};
