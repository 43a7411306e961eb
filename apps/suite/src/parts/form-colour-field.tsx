import { ColourField, type ColourFieldProps } from "@evolve/widgets/colour-field";
import { type Control, Controller, type FieldValues, type Path } from "react-hook-form";

export interface FormColourFieldProps<Fields extends FieldValues, Values> extends Pick<
  ColourFieldProps,
  "label" | "swatches" | "error"
> {
  readonly control: Control<Fields, unknown, Values>;
  readonly name: Path<Fields>;
}

/** A colour that a form asks for. */
export const FormColourField = <Fields extends FieldValues, Values>({
  control,
  name,
  ...field
}: FormColourFieldProps<Fields, Values>) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { value, onChange, onBlur } }) => (
      <ColourField {...field} isRequired name={name} value={value} onChange={onChange} onBlur={onBlur} />
    )}
  />
);
