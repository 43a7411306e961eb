import { codeOf } from "@evolve/contracts/errors";
import { limits } from "@evolve/contracts/limits";
import { assignRole } from "@evolve/contracts/user-administration";
import { readUser, type UserDetails } from "@evolve/contracts/users";
import { Id } from "@evolve/contracts/validators";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, useSaved } from "@evolve/shell/kit";
import { MultiSelect } from "@evolve/widgets/multi-select";
import { useQuery } from "@tanstack/react-query";
import { Controller, useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { EditConflict } from "../../../parts/edit-conflict.tsx";
import { useEditConflict } from "../../../parts/use-edit-conflict.ts";
import { ChoiceField } from "./choice-field.tsx";
import { roleChoices } from "./choices.ts";
import { nameOfUser } from "./user-columns.tsx";

const RoleFields = z.object({ roleId: Id, secondaryRoleIds: z.array(Id).check(z.maxLength(limits.secondaryRolesMax)) });
type RoleFields = z.output<typeof RoleFields>;
type RoleInput = Omit<RoleFields, "roleId"> & { roleId: string | null };

interface RolesPanelProps {
  readonly user: UserDetails;
  readonly onClose: () => void;
}

const fieldsOf = (user: UserDetails): RoleInput => ({
  roleId: user.role?.id ?? null,
  secondaryRoleIds: user.secondaryRoles.map(({ id }) => id),
});

/**
 * Gives a user their role and secondary roles. The server refuses what is above the giver, and to leave no administrator. Of two who
 * change them the second sees both versions.
 */
export const RolesPanel = ({ user, onClose }: RolesPanelProps) => {
  const words = useWords();
  const { t } = words;
  const { client } = useShell();
  const saved = useSaved("users", onClose);
  const { data: roles = [], isPending, isError, refetch } = useQuery(roleChoices(client));
  const conflict = useEditConflict(
    user,
    async () => (await client.call(readUser, { params: { userId: user.id } })).user,
  );
  const form = useAppForm<RoleInput, RoleFields>({
    schema: RoleFields,
    defaultValues: fieldsOf(user),
    fieldsOfCodes: { [codeOf("roleNotPermitted")]: "roleId", [codeOf("lastAdministrator")]: "roleId" },
    onSave: ({ roleId, secondaryRoleIds }) =>
      conflict.guard(async (base = user) => {
        const body = { userId: user.id, roleId, secondaryRoleIds, version: base.version };
        await client.call(assignRole, { body });
        saved(t("users.rolesSaved", { name: nameOfUser(user) }));
      }),
  });
  const typed = useWatch({ control: form.control }) as RoleInput;
  const { latest } = conflict;
  const nameOf = (roleId: string | null): string => roles.find(({ id }) => id === roleId)?.label ?? "";
  return (
    <FormPanel form={form} onClose={onClose} title={t("users.roles")} subtitle={nameOfUser(user)} isEdit>
      {latest && (
        <EditConflict
          fields={[
            [t("users.role"), nameOf(typed.roleId), latest.role?.name ?? ""],
            [
              t("users.secondaryRoles"),
              words.list(typed.secondaryRoleIds.map(nameOf)),
              words.list(latest.secondaryRoles.map(({ name }) => name)),
            ],
          ]}
          onKeepMine={conflict.accept}
          onTakeTheirs={() => form.startAgain(fieldsOf(conflict.accept() ?? user))}
        />
      )}
      <ChoiceField
        control={form.control}
        name="roleId"
        label={t("users.role")}
        placeholder={t("users.chooseRole")}
        options={roles}
        isRequired
        error={form.faultOf("roleId")}
      />
      <Controller
        control={form.control}
        name="secondaryRoleIds"
        render={({ field: { value, onChange, onBlur } }) => (
          <MultiSelect
            label={t("users.secondaryRoles")}
            description={t("users.secondaryRolesHint")}
            placeholder={t("users.noSecondaryRoles")}
            options={roles.filter(({ id }) => id !== typed.roleId)}
            knownOptions={user.secondaryRoles.map(({ id, name }) => ({ id, label: name }))}
            isLoading={isPending}
            hasFailed={isError}
            onRetry={() => void refetch()}
            maximum={limits.secondaryRolesMax}
            value={{ all: false, selected: value }}
            onChange={({ selected }) => onChange(selected)}
            onBlur={onBlur}
            error={form.faultOf("secondaryRoleIds")}
          />
        )}
      />
    </FormPanel>
  );
};
