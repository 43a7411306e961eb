import { TextArea } from "@evolve/widgets/text-area";
import { useSample } from "../sample/use-sample.ts";

export const Filled = () => {
  const { label, description, text } = useSample();
  return <TextArea label={label} description={description} defaultValue={text} />;
};

export const Empty = () => {
  const { label, placeholder } = useSample();
  return <TextArea label={label} placeholder={placeholder} isRequired />;
};

export const WithError = () => {
  const { label, error, text } = useSample();
  return <TextArea label={label} defaultValue={text} error={error} />;
};

export const Disabled = () => {
  const { label, text } = useSample();
  return <TextArea label={label} defaultValue={text} isDisabled />;
};

export const ReadOnly = () => {
  const { label, text } = useSample();
  return <TextArea label={label} defaultValue={text} isReadOnly />;
};
