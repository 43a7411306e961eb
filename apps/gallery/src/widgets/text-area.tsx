import { TextArea } from "@evolve/widgets/text-area";
import { useSample } from "../sample/use-sample.ts";

/** For text of more than a line. It grows with what is typed. */
export const Filled = () => {
  const { label, description, text } = useSample();
  return <TextArea label={label} description={description} defaultValue={text} />;
};

/** Make the field as high as the usual answer is long. */
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
