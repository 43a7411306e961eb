import { Checkbox } from "@evolve/widgets/checkbox";
import { CheckboxGroup } from "@evolve/widgets/checkbox-group";
import { useState } from "react";
import { useTeamSample } from "../sample/use-sample.ts";
import { useStaff } from "../sample/use-staff.ts";

/** A few choices that are all worth seeing. From about eight on, use a multi-select. */
export const Filled = () => {
  const { label, options } = useTeamSample();
  const [teams, setTeams] = useState<readonly string[]>(["billing", "chat"]);
  return <CheckboxGroup label={label} options={options.slice(0, 3)} value={teams} onChange={setTeams} />;
};

export const WithError = () => {
  const { label, options, error } = useTeamSample();
  const [teams, setTeams] = useState<readonly string[]>([]);
  return <CheckboxGroup label={label} options={options} value={teams} onChange={setTeams} error={error} isRequired />;
};

/** When choices belong together under headings. */
export const Grouped = () => {
  const { t } = useTeamSample();
  const { options } = useStaff(0);
  const [skills, setSkills] = useState<readonly string[]>(["voice"]);
  return (
    <CheckboxGroup
      label={t("gallery.skills")}
      searchLabel={t("gallery.skillsSearch")}
      options={options.skills}
      value={skills}
      onChange={setSkills}
    />
  );
};

/** When all is a frequent answer. It counts what is chosen. */
export const WithAll = () => {
  const { t } = useTeamSample();
  const { options } = useStaff(0);
  const [hasAll, setHasAll] = useState(true);
  return (
    <CheckboxGroup
      label={t("gallery.skills")}
      options={options.skills}
      value={hasAll ? options.skills.map(({ id }) => id) : []}
      onChange={() => undefined}
      isDisabled={hasAll}
    >
      <Checkbox isSelected={hasAll} onChange={setHasAll}>
        {t("gallery.skillsAll")}
      </Checkbox>
    </CheckboxGroup>
  );
};

export const Disabled = () => {
  const { label, options } = useTeamSample();
  const [chosen] = options;
  return <CheckboxGroup label={label} options={options} value={[chosen.id]} onChange={() => undefined} isDisabled />;
};
