import { toggles as allToggles } from "@evolve/contracts/toggles";
import { updateUserToggles, UserToggles } from "@evolve/contracts/user-toggles";
import type { UserDetails } from "@evolve/contracts/users";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, useSaved } from "@evolve/shell/kit";
import { Checkbox } from "@evolve/widgets/checkbox";
import { Controller } from "react-hook-form";
import { toggleText } from "./toggle-names.ts";
import { nameOfUser } from "./user-columns.tsx";
import styles from "./users.module.css";

interface TogglesPanelProps {
  readonly user: UserDetails;
  readonly toggles: readonly string[];
  readonly tenantToggles: readonly string[];
  readonly onClose: () => void;
}

const isToggle = (name: string): name is UserToggles["toggles"][number] =>
  UserToggles.shape.toggles.safeParse([name]).success;

/** Turns feature toggles on for one user. Those of the whole organization are on anyway. */
export const TogglesPanel = ({ user, toggles, tenantToggles, onClose }: TogglesPanelProps) => {
  const words = useWords();
  const { t } = words;
  const { client } = useShell();
  const saved = useSaved("users", onClose);
  const form = useAppForm<UserToggles, UserToggles>({
    schema: UserToggles,
    defaultValues: { toggles: toggles.filter(isToggle) },
    onSave: async (body) => {
      await client.call(updateUserToggles, { params: { userId: user.id }, body });
      saved(t("users.togglesSaved", { name: nameOfUser(user) }));
    },
  });
  return (
    <FormPanel form={form} onClose={onClose} title={t("users.toggles")} subtitle={nameOfUser(user)} isEdit>
      <p>{t("users.togglesHint")}</p>
      <Controller
        control={form.control}
        name="toggles"
        render={({ field: { value, onChange, onBlur } }) => (
          <div role="group" aria-label={t("users.toggles")} className={styles.toggles}>
            {Object.values(allToggles).map((name) => {
              const isOfAll = tenantToggles.includes(name);
              return (
                <Checkbox
                  key={name}
                  isSelected={isOfAll || value.includes(name)}
                  isDisabled={isOfAll}
                  onChange={(isOn) => onChange(isOn ? [...value, name] : value.filter((one) => one !== name))}
                  onBlur={onBlur}
                >
                  {isOfAll ? t("users.toggleOnForAll", { name: toggleText(words, name) }) : toggleText(words, name)}
                </Checkbox>
              );
            })}
          </div>
        )}
      />
    </FormPanel>
  );
};
