import type { CallResult } from "@evolve/contracts/call";
import { toggles as allToggles } from "@evolve/contracts/toggles";
import { readUserToggles, updateUserToggles, UserToggles } from "@evolve/contracts/user-toggles";
import type { UserDetails } from "@evolve/contracts/users";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, useSaved } from "@evolve/shell/kit";
import { Checkbox } from "@evolve/widgets/checkbox";
import { Controller, useWatch } from "react-hook-form";
import { EditConflict } from "../../../parts/edit-conflict.tsx";
import { useEditConflict } from "../../../parts/use-edit-conflict.ts";
import { toggleText } from "../../../parts/toggle-names.ts";
import { nameOfUser } from "./user-columns.tsx";
import styles from "./users.module.css";

type Stored = CallResult<typeof readUserToggles>;

interface TogglesPanelProps {
  readonly user: UserDetails;
  readonly stored: Stored;
  readonly onClose: () => void;
}

const isToggle = (name: string): name is UserToggles["toggles"][number] =>
  UserToggles.shape.toggles.safeParse([name]).success;

const fieldsOf = ({ toggles }: Stored): UserToggles => ({ toggles: toggles.filter(isToggle) });

/**
 * Turns feature toggles on for one user. Those of the whole organization are on anyway. Of two who change them the second sees both
 * versions.
 */
export const TogglesPanel = ({ user, stored, onClose }: TogglesPanelProps) => {
  const words = useWords();
  const { t } = words;
  const { client } = useShell();
  const saved = useSaved("users", onClose);
  const params = { userId: user.id };
  const conflict = useEditConflict(stored, () => client.call(readUserToggles, { params }));
  const form = useAppForm<UserToggles, UserToggles>({
    schema: UserToggles,
    defaultValues: fieldsOf(stored),
    onSave: (body) =>
      conflict.guard(async (base) => {
        await client.call(updateUserToggles, { params, body: { ...body, version: base?.version } });
        saved(t("users.togglesSaved", { name: nameOfUser(user) }));
      }),
  });
  const typed = useWatch({ control: form.control }) as UserToggles;
  const { latest } = conflict;
  const { tenantToggles } = latest ?? stored;
  const namesIn = (toggles: readonly string[]) =>
    [...toggles]
      .sort()
      .map((name) => toggleText(words, name))
      .join("\n");
  return (
    <FormPanel form={form} onClose={onClose} title={t("users.toggles")} subtitle={nameOfUser(user)} isEdit>
      {latest && (
        <EditConflict
          fields={[[t("users.toggles"), namesIn(typed.toggles), namesIn(latest.toggles)]]}
          onKeepMine={conflict.accept}
          onTakeTheirs={() => form.startAgain(fieldsOf(conflict.accept() ?? stored))}
        />
      )}
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
