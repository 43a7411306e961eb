import { codeOf } from "@evolve/contracts/errors";
import { limits } from "@evolve/contracts/limits";
import { createGroup, GroupFields, searchGroups, updateGroup } from "@evolve/contracts/groups";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, type PanelProps, PanelState, useSaved } from "@evolve/shell/kit";
import { TextField } from "@evolve/widgets/text-field";
import { useQuery } from "@tanstack/react-query";
import { Controller } from "react-hook-form";
import * as z from "zod/mini";
import { MemberChanges, noMemberChanges } from "../organization/member-changes.ts";
import { MembersField } from "../organization/members-field.tsx";
import { useSaveMembers } from "../organization/use-save-members.ts";

const GroupForm = z.extend(z.pick(GroupFields, { name: true }), { members: MemberChanges });
type GroupForm = z.output<typeof GroupForm>;

interface Group {
  readonly name: string;
  readonly version: number;
}

/** Creates a group, or changes one and its members. */
export const GroupPanel = ({ rowId, onClose }: PanelProps) => {
  const { client, words } = useShell();
  const group = useQuery({
    queryKey: ["groups", "one", rowId],
    queryFn: async ({ signal }) =>
      (await client.call(searchGroups, { body: { filter: { id: [rowId ?? ""] } } }, { signal })).groups[0] ?? null,
    enabled: rowId !== null,
    gcTime: 0,
  });
  if (rowId === null) return <GroupFormPanel rowId={null} group={{ name: "", version: 1 }} onClose={onClose} />;
  if (group.data) return <GroupFormPanel rowId={rowId} group={group.data} onClose={onClose} />;
  return <PanelState title={words.t("organization.groupsEdit")} query={group} onClose={onClose} />;
};

const GroupFormPanel = ({ rowId, group, onClose }: PanelProps & { readonly group: Group }) => {
  const { client, user, words } = useShell();
  const { t } = words;
  const saved = useSaved("groups", onClose);
  const saveMembers = useSaveMembers("group");
  const form = useAppForm<GroupForm, GroupForm>({
    schema: GroupForm,
    defaultValues: { name: group.name, members: noMemberChanges },
    draft: { userId: user.id, form: `group-${rowId ?? "new"}`, secretFields: [] },
    fieldsOfCodes: { [codeOf("nameExists")]: "name" },
    onSave: async ({ members, ...fields }) => {
      const id = rowId ?? (await client.call(createGroup, { body: fields })).group.id;
      if (rowId !== null && fields.name !== group.name)
        await client.call(updateGroup, { body: { id, ...fields, version: group.version } });
      await saveMembers(id, members);
      saved(t("organization.saved", { name: fields.name }));
    },
  });
  return (
    <FormPanel
      form={form}
      onClose={onClose}
      title={t(rowId === null ? "organization.groupsCreate" : "organization.groupsEdit")}
      isEdit={rowId !== null}
    >
      <TextField
        {...form.text("name")}
        label={t("organization.name")}
        isRequired
        maxLength={limits.nameMax}
        autoComplete="off"
      />
      <Controller
        control={form.control}
        name="members"
        render={({ field: { value, onChange } }) => (
          <MembersField of="group" id={rowId} value={value} onChange={onChange} />
        )}
      />
    </FormPanel>
  );
};
