import { TextField } from "@evolve/widgets/text-field";
import { useSample } from "../sample/use-sample.ts";

export function Filled() {
  const { label, description, value } = useSample();
  return <TextField label={label} description={description} defaultValue={value} />;
}

export function Empty() {
  const { label, placeholder } = useSample();
  return <TextField label={label} placeholder={placeholder} isRequired />;
}

export function WithError() {
  const { label, value, error } = useSample();
  return <TextField label={label} defaultValue={value} error={error} />;
}

export function Disabled() {
  const { label, value } = useSample();
  return <TextField label={label} defaultValue={value} isDisabled />;
}

export function ReadOnly() {
  const { label, value } = useSample();
  return <TextField label={label} defaultValue={value} isReadOnly />;
}
