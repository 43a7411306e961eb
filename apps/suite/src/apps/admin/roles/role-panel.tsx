import type { CallResult } from "@evolve/contracts/call";
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
import { Controller, type ControllerRenderProps, useWatch } from "react-hook-form";
import { EditConflict } from "../../../parts/edit-conflict.tsx";
import { useEditConflict } from "../../../parts/use-edit-conflict.ts";

const noRole: RoleFields = { displayName: "", description: "", permissions: [] };

type Role = CallResult<typeof readRole>["role"];

/** Creates a role, or changes one. */
export const RolePanel = (panel: PanelProps) => {
  const { client, words } = useShell();
  const read = async (roleId: string, signal?: AbortSignal) =>
    (await client.call(readRole, { params: { roleId } }, signal && { signal })).role;
  return (
    <RowPanel {...panel} list="roles" title={words.t("roles.edit")} read={read}>
      {(role) => <RoleForm {...panel} role={role ?? undefined} read={read} />}
    </RowPanel>
  );
};

interface RoleFormProps extends PanelProps {
  readonly role: Role | undefined;
  readonly read: (roleId: string) => Promise<Role>;
}

const fieldsOf = ({ displayName, description, permissions }: RoleFields): RoleFields => ({
  displayName,
  description,
  permissions,
});

/** The form. Of two who edit one role the second sees both versions. */
const RoleForm = ({ rowId, role, read, onClose }: RoleFormProps) => {
  const { client, user, words } = useShell();
  const { t } = words;
  const saved = useSaved("roles", onClose);
  const conflict = useEditConflict(role, () => read(rowId ?? ""));
  const form = useAppForm<RoleFields, RoleFields>({
    schema: RoleFields,
    defaultValues: fieldsOf(role ?? noRole),
    draft: { userId: user.id, form: `role-${rowId ?? "new"}`, secretFields: [] },
    fieldsOfCodes: { [codeOf("roleExists")]: "displayName" },
    onSave: (fields) =>
      conflict.guard(async (base) => {
        const version = base && { version: base.version };
        if (rowId === null) await client.call(createRole, { body: fields });
        else await client.call(updateRole, { params: { roleId: rowId }, body: { ...fields, ...version } });
        saved(t("roles.saved", { name: fields.displayName }));
      }),
  });
  const values = useWatch({ control: form.control }) as RoleFields;
  const { latest } = conflict;
  /** Of the permissions those that only one version has. */
  const namesBeside = ({ permissions: own }: RoleFields, { permissions: others }: RoleFields): string => {
    const isOnlyOwn = (id: Permission): boolean => own.includes(id) && !others.includes(id);
    if (isOnlyOwn("all")) return t("roles.allPermissions");
    return words.list(permissionNamesIn(words).flatMap(({ id, label }) => (isOnlyOwn(id) ? [label] : [])));
  };
  return (
    <FormPanel
      form={form}
      onClose={onClose}
      title={t(rowId === null ? "roles.create" : "roles.edit")}
      isEdit={rowId !== null}
    >
      {latest && (
        <EditConflict
          fields={[
            [t("roles.name"), values.displayName, latest.displayName],
            [t("roles.description"), values.description, latest.description],
            [t("roles.permissions"), namesBeside(values, latest), namesBeside(latest, values)],
          ]}
          onKeepMine={conflict.accept}
          onTakeTheirs={() => form.startAgain(fieldsOf(conflict.accept() ?? noRole))}
        />
      )}
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
        render={({ field }) => <PermissionsField field={field} />}
      />
    </FormPanel>
  );
};

/** Nobody can give what they do not hold; what a role has beyond that stays. */
const PermissionsField = ({ field }: { readonly field: ControllerRenderProps<RoleFields, "permissions"> }) => {
  const { value, onChange } = field;
  const { holds, words } = useShell();
  const options = useMemo(
    () => permissionNamesIn(words).map((one) => ({ ...one, keywords: one.id, isDisabled: !holds(one.id) })),
    [holds, words],
  );
  const holdsAll = value.includes("all");
  return (
    <CheckboxGroup<Permission>
      label={words.t("roles.permissions")}
      searchLabel={words.t("roles.searchPermissions")}
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
        {words.t("roles.allPermissions")}
      </Checkbox>
    </CheckboxGroup>
  );
};
