import { codeOf } from "@evolve/contracts/errors";
import { limits } from "@evolve/contracts/limits";
import { createRole, readRole, RoleFields, updateRole } from "@evolve/contracts/roles";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, type PanelProps, RowPanel, useSaved } from "@evolve/shell/kit";
import { TextArea } from "@evolve/widgets/text-area";
import { TextField } from "@evolve/widgets/text-field";
import { Controller } from "react-hook-form";
import { PermissionPicker } from "./permission-picker.tsx";

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
        render={({ field: { value, onChange } }) => <PermissionPicker value={value} onChange={onChange} />}
      />
    </FormPanel>
  );
};
