import { useWords } from "@evolve/i18n/react";
import { Dropdown } from "@evolve/widgets/dropdown";
import { slowServer } from "../sample/slow-server.ts";
import { useSample } from "../sample/use-sample.ts";
import { namesOfStaff, useStaff } from "../sample/use-staff.ts";

const employees = namesOfStaff(250);
const server = { queryKey: ["employees"], fetchChoices: slowServer(namesOfStaff(2_000)) };

export const Filled = () => {
  const { label, description, options } = useSample();
  return <Dropdown label={label} description={description} options={options} defaultValue="billing" />;
};

export const Empty = () => {
  const { label, options } = useSample();
  return <Dropdown label={label} options={options} />;
};

export const Required = () => {
  const { label, options } = useSample();
  return <Dropdown label={label} options={options} isRequired />;
};

export const ManyOptions = () => {
  const { label } = useSample();
  return <Dropdown label={label} options={employees} />;
};

export const Grouped = () => {
  const { t } = useWords();
  const { options } = useStaff(0);
  return <Dropdown label={t("gallery.skills")} options={options.skills} />;
};

export const SearchedByServer = () => {
  const { label } = useSample();
  return <Dropdown label={label} server={server} />;
};

export const WithError = () => {
  const { label, options, error } = useSample();
  return <Dropdown label={label} options={options} error={error} />;
};

export const Loading = () => {
  const { label } = useSample();
  return <Dropdown label={label} isLoading />;
};

export const Disabled = () => {
  const { label, options } = useSample();
  return <Dropdown label={label} options={options} defaultValue="chat" isDisabled />;
};

export const ReadOnly = () => {
  const { label, options } = useSample();
  return <Dropdown label={label} options={options} defaultValue="chat" isReadOnly />;
};
