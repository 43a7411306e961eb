import { Select } from "@evolve/widgets/select";
import { useState } from "react";
import { useTeamSample } from "../sample/use-sample.ts";

/** One of up to about ten fixed options. For more, use a dropdown, which can be searched. */
export const Filled = () => {
  const { t, description, placeholder, options } = useTeamSample();
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

/** When there is no sensible default. The placeholder asks for the choice. */
export const Empty = () => {
  const { t, placeholder, options } = useTeamSample();
  return <Select label={t("gallery.sampleTeam")} placeholder={placeholder} options={options} isRequired />;
};

/** When no answer is an answer: the choice can be cleared. */
export const Optional = () => {
  const { t, placeholder, options } = useTeamSample();
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

/** When the names alone do not tell the difference. */
export const WithDescriptions = () => {
  const { t, placeholder, options, text } = useTeamSample();
  const described = options.map((option, index) => ({ ...option, description: text, isDisabled: index === 2 }));
  return (
    <Select label={t("gallery.sampleTeam")} placeholder={placeholder} options={described} defaultValue="retention" />
  );
};

export const WithError = () => {
  const { t, placeholder, options, error } = useTeamSample();
  return <Select label={t("gallery.sampleTeam")} placeholder={placeholder} options={options} error={error} />;
};

export const Disabled = () => {
  const { t, placeholder, options } = useTeamSample();
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
