import { useWords } from "@evolve/i18n/react";
import { Dropdown } from "@evolve/widgets/dropdown";
import { slowServer } from "../sample/slow-server.ts";
import { useTeamSample } from "../sample/use-sample.ts";
import { namesOfStaff, useStaff } from "../sample/use-staff.ts";

const employees = namesOfStaff(250);
const server = { queryKey: ["employees"], fetchChoices: slowServer(namesOfStaff(2_000)) };

/** One of many: it can be searched and cleared. Up to about ten fixed options, use a select. */
export const Filled = () => {
  const { label, description, options } = useTeamSample();
  return <Dropdown label={label} description={description} options={options} defaultValue="billing" />;
};

export const Empty = () => {
  const { label, options } = useTeamSample();
  return <Dropdown label={label} options={options} />;
};

/** When there must be an answer: it cannot be cleared. */
export const Required = () => {
  const { label, options } = useTeamSample();
  return <Dropdown label={label} options={options} isRequired />;
};

/** Thousands of options. Only those in sight are drawn. */
export const ManyOptions = () => {
  const { label } = useTeamSample();
  return <Dropdown label={label} options={employees} />;
};

/** When options belong under headings; a heading can be searched for as well. */
export const Grouped = () => {
  const { t } = useWords();
  const { options } = useStaff(0);
  return <Dropdown label={t("gallery.skills")} options={options.skills} />;
};

/** When there are too many options to load. The server searches while one types. */
export const SearchedByServer = () => {
  const { label } = useTeamSample();
  return <Dropdown label={label} server={server} />;
};

export const WithError = () => {
  const { label, options, error } = useTeamSample();
  return <Dropdown label={label} options={options} error={error} />;
};

/** While the options are on their way. */
export const Loading = () => {
  const { label } = useTeamSample();
  return <Dropdown label={label} isLoading />;
};

export const Disabled = () => {
  const { label, options } = useTeamSample();
  return <Dropdown label={label} options={options} defaultValue="chat" isDisabled />;
};

export const ReadOnly = () => {
  const { label, options } = useTeamSample();
  return <Dropdown label={label} options={options} defaultValue="chat" isReadOnly />;
};
