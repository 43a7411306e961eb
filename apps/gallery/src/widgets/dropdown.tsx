import { useWords } from "@evolve/i18n/react";
import { Dropdown } from "@evolve/widgets/dropdown";
import { slowServer } from "../sample/slow-server.ts";
import { useSample } from "../sample/use-sample.ts";
import { namesOfStaff, useStaff } from "../sample/use-staff.ts";

const employees = namesOfStaff(250);
const askServer = slowServer(namesOfStaff(2_000));

export function Filled() {
  const { label, description, options } = useSample();
  return <Dropdown label={label} description={description} options={options} defaultValue="billing" />;
}

export function Empty() {
  const { label, options } = useSample();
  return <Dropdown label={label} options={options} />;
}

export function Required() {
  const { label, options } = useSample();
  return <Dropdown label={label} options={options} isRequired />;
}

export function ManyOptions() {
  const { label } = useSample();
  return <Dropdown label={label} options={employees} />;
}

export function Grouped() {
  const { t } = useWords();
  const { options } = useStaff(0);
  return <Dropdown label={t("gallery.skills")} options={options.skills} />;
}

export function SearchedByServer() {
  const { label } = useSample();
  return <Dropdown label={label} load={askServer} />;
}

export function WithError() {
  const { label, options, error } = useSample();
  return <Dropdown label={label} options={options} error={error} />;
}

export function Loading() {
  const { label } = useSample();
  return <Dropdown label={label} isLoading />;
}

export function Disabled() {
  const { label, options } = useSample();
  return <Dropdown label={label} options={options} defaultValue="chat" isDisabled />;
}

export function ReadOnly() {
  const { label, options } = useSample();
  return <Dropdown label={label} options={options} defaultValue="chat" isReadOnly />;
}
