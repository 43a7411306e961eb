import { AcdSkillInfo, acdSkillsMax } from "@evolve/contracts/skills";
import { useWords } from "@evolve/i18n/react";
import { faultText } from "@evolve/shell/fault-text";
import { Button } from "@evolve/widgets/button";
import { IconButton } from "@evolve/widgets/icon-button";
import { TextField } from "@evolve/widgets/text-field";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { type KeyboardEvent, useState } from "react";
import styles from "./acd-skills-field.module.css";

interface AcdSkillsFieldProps {
  readonly value: readonly AcdSkillInfo[];
  readonly onChange: (skills: AcdSkillInfo[]) => void;
}

const nothing: AcdSkillInfo = { acdSkillId: "", name: "" };

/** The skills of the contact centre that a skill stands for, each by its id there. */
export const AcdSkillsField = ({ value, onChange }: AcdSkillsFieldProps) => {
  const words = useWords();
  const { t } = words;
  const [typed, setTyped] = useState(nothing);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});

  const add = (): void => {
    const { data, error } = AcdSkillInfo.safeParse(typed);
    const found = Object.fromEntries(error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []);
    if (data && value.some(({ acdSkillId }) => acdSkillId === data.acdSkillId)) found["acdSkillId"] = "unique";
    setFaults(found);
    if (!data || "acdSkillId" in found) return;
    onChange([...value, data]);
    setTyped(nothing);
  };
  // Enter in these fields adds the skill and saves nothing yet.
  const addOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  const field = (name: keyof AcdSkillInfo, label: string) => (
    <TextField
      label={label}
      value={typed[name]}
      onChange={(text) => setTyped((before) => ({ ...before, [name]: text }))}
      onKeyDown={addOnEnter}
      error={faults[name] && faultText(words, faults[name])}
      maxLength={64}
      autoComplete="off"
    />
  );

  return (
    <section className={styles.field} aria-label={t("organization.acdSkills")}>
      <h3>{t("organization.acdSkills")}</h3>
      <p className={styles.hint}>{t("organization.acdSkillsHint")}</p>
      <ul className={styles.list}>
        {value.map(({ acdSkillId, name }) => (
          <li key={acdSkillId} className={styles.row}>
            <span className={styles.names}>
              <span dir="auto">{name}</span>
              <span className={styles.id} dir="ltr">
                {acdSkillId}
              </span>
            </span>
            <IconButton
              label={t("organization.removeAcdSkill", { name })}
              icon={<X />}
              onPress={() => onChange(value.filter((one) => one.acdSkillId !== acdSkillId))}
            />
          </li>
        ))}
      </ul>
      {value.length < acdSkillsMax && (
        <>
          <div className={styles.added}>
            {field("acdSkillId", t("organization.acdSkillId"))}
            {field("name", t("organization.acdSkillName"))}
          </div>
          <div>
            <Button icon={<Plus />} onPress={add}>
              {t("organization.addAcdSkill")}
            </Button>
          </div>
        </>
      )}
    </section>
  );
};
