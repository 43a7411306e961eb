import { codeOf } from "@evolve/contracts/errors";
import { limits } from "@evolve/contracts/limits";
import { createRole, readRole, RoleFields, updateRole } from "@evolve/contracts/roles";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, type PanelProps, PanelState, useSaved } from "@evolve/shell/kit";
import { TextArea } from "@evolve/widgets/text-area";
import { TextField } from "@evolve/widgets/text-field";
import { useQuery } from "@tanstack/react-query";
import { Controller } from "react-hook-form";
import { PermissionPicker } from "./permission-picker.tsx";

const noRole: RoleFields = { displayName: "", description: "", permissions: [] };

/** Creates a role, or changes one. */
export const RolePanel = ({ rowId, onClose }: PanelProps) => {
  const { client, words } = useShell();
  const role = useQuery({
    queryKey: ["roles", "one", rowId],
    queryFn: ({ signal }) => client.call(readRole, { params: { roleId: rowId ?? "" } }, { signal }),
    enabled: rowId !== null,
    gcTime: 0,
  });
  if (rowId === null) return <RoleForm rowId={null} role={noRole} onClose={onClose} />;
  if (role.data) return <RoleForm rowId={rowId} role={role.data.role} onClose={onClose} />;
  return <PanelState title={words.t("roles.edit")} query={role} onClose={onClose} />;
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
