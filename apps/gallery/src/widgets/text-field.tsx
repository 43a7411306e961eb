import { TextField } from "@evolve/widgets/text-field";
import Mail from "lucide-react/icons/mail";
import { useSample } from "../sample/use-sample.ts";

/** For a short text. The hint below says what it is for; the placeholder never replaces the label. */
export const Filled = () => {
  const { label, description, value } = useSample();
  return <TextField label={label} description={description} defaultValue={value} />;
};

export const Empty = () => {
  const { label, placeholder } = useSample();
  return <TextField label={label} placeholder={placeholder} isRequired />;
};

export const WithError = () => {
  const { label, value, error } = useSample();
  return <TextField label={label} defaultValue={value} error={error} />;
};

export const Disabled = () => {
  const { label, value } = useSample();
  return <TextField label={label} defaultValue={value} isDisabled />;
};

export const ReadOnly = () => {
  const { label, value } = useSample();
  return <TextField label={label} defaultValue={value} isReadOnly />;
};

/** When an icon makes the kind of value clear, or an action belongs to it. */
export const WithIcon = () => {
  const { t, value } = useSample();
  return <TextField label={t("gallery.sampleEmail")} icon={<Mail />} type="email" placeholder={value} />;
};

/** Medium in forms, large on sign-in pages. */
export const Sizes = () => {
  const { label, value } = useSample();
  return (
    <>
      <TextField label={label} defaultValue={value} />
      <TextField label={label} defaultValue={value} size="large" />
    </>
  );
};
