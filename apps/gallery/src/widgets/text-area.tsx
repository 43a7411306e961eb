import { TextArea } from "@evolve/widgets/text-area";
import { useSample } from "../sample/use-sample.ts";

export function Filled() {
  const { label, description, text } = useSample();
  return <TextArea label={label} description={description} defaultValue={text} />;
}

export function Empty() {
  const { label, placeholder } = useSample();
  return <TextArea label={label} placeholder={placeholder} isRequired />;
}

export function WithError() {
  const { label, error, text } = useSample();
  return <TextArea label={label} defaultValue={text} error={error} />;
}

export function Disabled() {
  const { label, text } = useSample();
  return <TextArea label={label} defaultValue={text} isDisabled />;
}

export function ReadOnly() {
  const { label, text } = useSample();
  return <TextArea label={label} defaultValue={text} isReadOnly />;
}
