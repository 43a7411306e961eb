import { Select } from "@evolve/widgets/select";
import { useState } from "react";
import { useSample } from "../sample/use-sample.ts";

export const Filled = () => {
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
};

export const Empty = () => {
  const { t, placeholder, options } = useSample();
  return <Select label={t("gallery.sampleTeam")} placeholder={placeholder} options={options} isRequired />;
};

export const Optional = () => {
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
};

export const WithDescriptions = () => {
  const { t, placeholder, options, text } = useSample();
  const described = options.map((option, index) => ({ ...option, description: text, isDisabled: index === 2 }));
  return (
    <Select label={t("gallery.sampleTeam")} placeholder={placeholder} options={described} defaultValue="retention" />
  );
};

export const WithError = () => {
  const { t, placeholder, options, error } = useSample();
  return <Select label={t("gallery.sampleTeam")} placeholder={placeholder} options={options} error={error} />;
};

export const Disabled = () => {
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
};
