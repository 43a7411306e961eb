import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import { type ChoiceChange, MultiSelect } from "@evolve/widgets/multi-select";
import { useState } from "react";
import { slowServer } from "../sample/slow-server.ts";
import { useSample } from "../sample/use-sample.ts";
import { namesOfStaff, useStaff } from "../sample/use-staff.ts";

const employees = namesOfStaff(250);
const manyEmployees = namesOfStaff(10_000);
const askServer = slowServer(namesOfStaff(2_000));

export function Filled() {
  const { label, options } = useSample();
  return <MultiSelect label={label} options={options} defaultValue={{ all: false, selected: ["billing", "chat"] }} />;
}

export function Empty() {
  const { label, options, description } = useSample();
  return <MultiSelect label={label} description={description} options={options} />;
}

export function Required() {
  const { label, options, action } = useSample();
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <MultiSelect label={label} options={options} name="teams" isRequired />
      <Button type="submit">{action}</Button>
    </form>
  );
}

export function ManyOptions() {
  const { label } = useSample();
  return <MultiSelect label={label} options={employees} />;
}

export function Grouped() {
  const { t } = useWords();
  const { options } = useStaff(0);
  return <MultiSelect label={t("gallery.skills")} options={options.skills} isSearchable />;
}

export function AtMost() {
  const { label, options } = useSample();
  return <MultiSelect label={label} options={options} maximum={2} defaultValue={{ all: false, selected: ["chat"] }} />;
}

export function SearchedByServer() {
  const { label } = useSample();
  return (
    <MultiSelect
      label={label}
      load={askServer}
      knownOptions={employees.slice(0, 2)}
      defaultValue={{ all: false, selected: ["employee-0", "employee-1"] }}
    />
  );
}

export function Unlimited() {
  const { label } = useSample();
  return (
    <MultiSelect
      label={label}
      options={manyEmployees}
      displayLimit={Infinity}
      defaultValue={{ all: true, selected: [] }}
    />
  );
}

export function WithEvent() {
  const { label, options } = useSample();
  const [change, setChange] = useState<ChoiceChange>();
  return (
    <>
      <MultiSelect label={label} options={options} onChange={setChange} />
      <output className="ga-event">{JSON.stringify(change, null, 2)}</output>
    </>
  );
}

export function WithError() {
  const { label, options, error } = useSample();
  return <MultiSelect label={label} options={options} error={error} />;
}

export function Loading() {
  const { label } = useSample();
  return <MultiSelect label={label} isLoading />;
}

export function LoadFailed() {
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
}

export function NoItems() {
  const { label } = useSample();
  return <MultiSelect label={label} options={[]} />;
}

export function Disabled() {
  const { label, options } = useSample();
  return (
    <MultiSelect label={label} options={options} defaultValue={{ all: false, selected: ["billing"] }} isDisabled />
  );
}

export function ReadOnly() {
  const { label, options } = useSample();
  return <MultiSelect label={label} options={options} defaultValue={{ all: true, selected: [] }} isReadOnly />;
}
