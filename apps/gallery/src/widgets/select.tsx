import { Select } from "@evolve/widgets/select";
import { useState } from "react";
import { useSample } from "../sample/use-sample.ts";

export function Filled() {
  const { t, description, placeholder, options } = useSample();
  const [team, setTeam] = useState("billing");
  return (
    <Select
      label={t("gallery.sampleTeam")}
      description={description}
      placeholder={placeholder}
      options={options}
      value={team}
      onChange={setTeam}
    />
  );
}

export function Empty() {
  const { t, placeholder, options } = useSample();
  return <Select label={t("gallery.sampleTeam")} placeholder={placeholder} options={options} isRequired />;
}

export function Optional() {
  const { t, placeholder, options } = useSample();
  const [team, setTeam] = useState<string | null>("billing");
  return (
    <Select
      label={t("gallery.sampleTeam")}
      placeholder={placeholder}
      options={options}
      value={team}
      onChange={setTeam}
      onClear={() => setTeam(null)}
    />
  );
}

export function WithDescriptions() {
  const { t, placeholder, options, text } = useSample();
  const described = options.map((option, index) => ({ ...option, description: text, isDisabled: index === 2 }));
  return (
    <Select label={t("gallery.sampleTeam")} placeholder={placeholder} options={described} defaultValue="retention" />
  );
}

export function WithError() {
  const { t, placeholder, options, error } = useSample();
  return <Select label={t("gallery.sampleTeam")} placeholder={placeholder} options={options} error={error} />;
}

export function Disabled() {
  const { t, placeholder, options } = useSample();
  return (
    <Select
      label={t("gallery.sampleTeam")}
      placeholder={placeholder}
      options={options}
      defaultValue="billing"
      isDisabled
    />
  );
}
