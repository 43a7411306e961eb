import { codeOf } from "@evolve/contracts/errors";
import { limits } from "@evolve/contracts/limits";
import type { Permission } from "@evolve/contracts/permission-names";
import { createRole, readRole, RoleFields, updateRole } from "@evolve/contracts/roles";
import { permissionNamesIn } from "@evolve/i18n/permission-names";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, type PanelProps, RowPanel, useSaved } from "@evolve/shell/kit";
import { Checkbox } from "@evolve/widgets/checkbox";
import { CheckboxGroup } from "@evolve/widgets/checkbox-group";
import { TextArea } from "@evolve/widgets/text-area";
import { TextField } from "@evolve/widgets/text-field";
import { useMemo } from "react";
import { Controller } from "react-hook-form";

const noRole: RoleFields = { displayName: "", description: "", permissions: [] };

/** Creates a role, or changes one. */
export const RolePanel = (panel: PanelProps) => {
  const { client, words } = useShell();
  return (
    <RowPanel
      {...panel}
      list="roles"
      title={words.t("roles.edit")}
      read={async (roleId, signal) => (await client.call(readRole, { params: { roleId } }, { signal })).role}
    >
      {(role) => <RoleForm {...panel} role={role ?? noRole} />}
    </RowPanel>
  );
};

const RoleForm = ({ rowId, role, onClose }: PanelProps & { readonly role: RoleFields }) => {
  const { client, user, words } = useShell();
  const { t } = words;
  const saved = useSaved("roles", onClose);
  const { displayName, description, permissions } = role;
  const form = useAppForm<RoleFields, RoleFields>({
    schema: RoleFields,
    defaultValues: { displayName, description, permissions },
    draft: { userId: user.id, form: `role-${rowId ?? "new"}`, secretFields: [] },
    fieldsOfCodes: { [codeOf("roleExists")]: "displayName" },
    onSave: async (body) => {
      if (rowId === null) await client.call(createRole, { body });
      else await client.call(updateRole, { params: { roleId: rowId }, body });
      saved(t("roles.saved", { name: body.displayName }));
    },
  });
  return (
    <FormPanel
      form={form}
      onClose={onClose}
      title={t(rowId === null ? "roles.create" : "roles.edit")}
      isEdit={rowId !== null}
    >
      <TextField
        {...form.text("displayName")}
        label={t("roles.name")}
        isRequired
        maxLength={limits.nameMax}
        autoComplete="off"
      />
      <TextArea
        {...form.text("description")}
        label={t("roles.description")}
        rows={3}
        maxLength={limits.descriptionMax}
      />
      <Controller
        control={form.control}
        name="permissions"
        render={({ field: { value, onChange } }) => <PermissionsField value={value} onChange={onChange} />}
      />
    </FormPanel>
  );
};

interface PermissionsFieldProps {
  readonly value: readonly Permission[];
  readonly onChange: (permissions: readonly Permission[]) => void;
}

/** Nobody can give what they do not hold; what a role has beyond that stays. */
const PermissionsField = ({ value, onChange }: PermissionsFieldProps) => {
  const { holds, words } = useShell();
  const { t } = words;
  const options = useMemo(
    () => permissionNamesIn(words).map((one) => ({ ...one, keywords: one.id, isDisabled: !holds(one.id) })),
    [holds, words],
  );
  const holdsAll = value.includes("all");
  return (
    <CheckboxGroup<Permission>
      label={t("roles.permissions")}
      searchLabel={t("roles.searchPermissions")}
      options={options}
      value={holdsAll ? options.map(({ id }) => id) : value}
      onChange={onChange}
      isDisabled={holdsAll}
    >
      <Checkbox
        isSelected={holdsAll}
        isDisabled={!holds("all")}
        onChange={(isSelected) => onChange(isSelected ? [...value, "all"] : value.filter((one) => one !== "all"))}
      >
        {t("roles.allPermissions")}
      </Checkbox>
    </CheckboxGroup>
  );
};
