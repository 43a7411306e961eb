import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import { type ChoiceChange, MultiSelect } from "@evolve/widgets/multi-select";
import { useState } from "react";
import { slowServer } from "../sample/slow-server.ts";
import { useSample } from "../sample/use-sample.ts";
import { namesOfStaff, useStaff } from "../sample/use-staff.ts";

const employees = namesOfStaff(250);
const manyEmployees = namesOfStaff(10_000);
const server = { queryKey: ["employees"], fetchChoices: slowServer(namesOfStaff(2_000)) };

export const Filled = () => {
  const { label, options } = useSample();
  return <MultiSelect label={label} options={options} defaultValue={{ all: false, selected: ["billing", "chat"] }} />;
};

export const Empty = () => {
  const { label, options, description } = useSample();
  return <MultiSelect label={label} description={description} options={options} />;
};

export const Required = () => {
  const { label, options, action } = useSample();
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <MultiSelect label={label} options={options} name="teams" isRequired />
      <Button type="submit">{action}</Button>
    </form>
  );
};

export const ManyOptions = () => {
  const { label } = useSample();
  return <MultiSelect label={label} options={employees} />;
};

export const Grouped = () => {
  const { t } = useWords();
  const { options } = useStaff(0);
  return <MultiSelect label={t("gallery.skills")} options={options.skills} isSearchable />;
};

export const AtMost = () => {
  const { label, options } = useSample();
  return <MultiSelect label={label} options={options} maximum={2} defaultValue={{ all: false, selected: ["chat"] }} />;
};

export const SearchedByServer = () => {
  const { label } = useSample();
  return (
    <MultiSelect
      label={label}
      server={server}
      knownOptions={employees.slice(0, 2)}
      defaultValue={{ all: false, selected: ["employee-0", "employee-1"] }}
    />
  );
};

export const Unlimited = () => {
  const { label } = useSample();
  return (
    <MultiSelect
      label={label}
      options={manyEmployees}
      displayLimit={Infinity}
      defaultValue={{ all: true, selected: [] }}
    />
  );
};

export const WithEvent = () => {
  const { label, options } = useSample();
  const [change, setChange] = useState<ChoiceChange>();
  return (
    <>
      <MultiSelect label={label} options={options} onChange={setChange} />
      <output className="ga-event">{JSON.stringify(change, null, 2)}</output>
    </>
  );
};

export const WithError = () => {
  const { label, options, error } = useSample();
  return <MultiSelect label={label} options={options} error={error} />;
};

export const Loading = () => {
  const { label } = useSample();
  return <MultiSelect label={label} isLoading />;
};

export const LoadFailed = () => {
  const { label, options } = useSample();
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

export const NoItems = () => {
  const { label } = useSample();
  return <MultiSelect label={label} options={[]} />;
};

export const Disabled = () => {
  const { label, options } = useSample();
  return (
    <MultiSelect label={label} options={options} defaultValue={{ all: false, selected: ["billing"] }} isDisabled />
  );
};

export const ReadOnly = () => {
  const { label, options } = useSample();
  return <MultiSelect label={label} options={options} defaultValue={{ all: true, selected: [] }} isReadOnly />;
};
