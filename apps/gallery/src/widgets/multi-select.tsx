import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import { type ChoiceChange, MultiSelect } from "@evolve/widgets/multi-select";
import { useState } from "react";
import { slowServer } from "../sample/slow-server.ts";
import { useTeamSample } from "../sample/use-sample.ts";
import { namesOfStaff, useStaff } from "../sample/use-staff.ts";

const employees = namesOfStaff(250);
const manyEmployees = namesOfStaff(10_000);
const server = { queryKey: ["employees"], fetchChoices: slowServer(namesOfStaff(2_000)) };

/** Several of many: it can be searched, and shows what is chosen. */
export const Filled = () => {
  const { label, options } = useTeamSample();
  return <MultiSelect label={label} options={options} defaultValue={{ all: false, selected: ["billing", "chat"] }} />;
};

export const Empty = () => {
  const { label, options, description } = useTeamSample();
  return <MultiSelect label={label} description={description} options={options} />;
};

/** When at least one must be chosen. */
export const Required = () => {
  const { label, options, action } = useTeamSample();
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <MultiSelect label={label} options={options} name="teams" isRequired />
      <Button type="submit">{action}</Button>
    </form>
  );
};

/** Thousands of options. Only those in sight are drawn. */
export const ManyOptions = () => {
  const { label } = useTeamSample();
  return <MultiSelect label={label} options={employees} />;
};

/** When options belong under headings; a heading chooses all of its group. */
export const Grouped = () => {
  const { t } = useWords();
  const { options } = useStaff(0);
  return <MultiSelect label={t("gallery.skills")} options={options.skills} isSearchable />;
};

/** When only so many may be chosen. It counts, and explains why the rest cannot be. */
export const AtMost = () => {
  const { label, options } = useTeamSample();
  return <MultiSelect label={label} options={options} maximum={2} defaultValue={{ all: false, selected: ["chat"] }} />;
};

/** When there are too many options to load. What is chosen stays, whatever is searched for. */
export const SearchedByServer = () => {
  const { label } = useTeamSample();
  return (
    <MultiSelect
      label={label}
      server={server}
      knownOptions={employees.slice(0, 2)}
      defaultValue={{ all: false, selected: ["employee-0", "employee-1"] }}
    />
  );
};

/** When every chosen name must be in sight, not only the first few and a count. */
export const Unlimited = () => {
  const { label } = useTeamSample();
  return (
    <MultiSelect
      label={label}
      options={manyEmployees}
      displayLimit={Infinity}
      defaultValue={{ all: true, selected: [] }}
    />
  );
};

/** For developers: what the field reports, and when. */
export const WithEvent = () => {
  const { label, options } = useTeamSample();
  const [change, setChange] = useState<ChoiceChange>();
  return (
    <>
      <MultiSelect label={label} options={options} onChange={setChange} />
      <output className="ga-event">{JSON.stringify(change, null, 2)}</output>
    </>
  );
};

export const WithError = () => {
  const { label, options, error } = useTeamSample();
  return <MultiSelect label={label} options={options} error={error} />;
};

/** While the options are on their way. */
export const Loading = () => {
  const { label } = useTeamSample();
  return <MultiSelect label={label} isLoading />;
};

/** When the options could not be loaded. Trying again is one press away. */
export const LoadFailed = () => {
  const { label, options } = useTeamSample();
  const [hasFailed, setFailed] = useState(true);
  return (
    <MultiSelect
      label={label}
      options={hasFailed ? [] : options}
      hasFailed={hasFailed}
      onRetry={() => setFailed(false)}
    />
  );
};

/** When there is nothing to choose from. Say where options are created. */
export const NoItems = () => {
  const { label } = useTeamSample();
  return <MultiSelect label={label} options={[]} />;
};

export const Disabled = () => {
  const { label, options } = useTeamSample();
  return (
    <MultiSelect label={label} options={options} defaultValue={{ all: false, selected: ["billing"] }} isDisabled />
  );
};

export const ReadOnly = () => {
  const { label, options } = useTeamSample();
  return <MultiSelect label={label} options={options} defaultValue={{ all: true, selected: [] }} isReadOnly />;
};
