import { codeOf } from "@evolve/contracts/errors";
import type { Membership } from "@evolve/contracts/members";
import { TeamFields } from "@evolve/contracts/teams";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, type PanelProps, useSaved } from "@evolve/shell/kit";
import { Controller } from "react-hook-form";
import * as z from "zod/mini";
import { MemberChanges, noMemberChanges } from "./member-changes.ts";
import { MembersField } from "./members-field.tsx";
import { NameField } from "./name-field.tsx";
import { useSaveMembers } from "./use-save-members.ts";

const NamedForm = z.extend(z.pick(TeamFields, { name: true }), { members: MemberChanges });
type NamedForm = z.output<typeof NamedForm>;

interface NamedFormPanelProps extends PanelProps {
  readonly of: Extract<Membership, "team" | "group">;
  readonly list: string;
  readonly title: string;
  /** As it is stored; empty for a new one. */
  readonly name: string;
  /** Creates one; answers its id. */
  readonly create: (name: string) => Promise<string>;
  readonly rename: (id: string, name: string) => Promise<unknown>;
}

/** What has a name and members, and nothing else: a team or a group. */
export const NamedFormPanel = ({ of, list, title, rowId, name, create, rename, onClose }: NamedFormPanelProps) => {
  const { user, words } = useShell();
  const saved = useSaved(list, onClose);
  const saveMembers = useSaveMembers(of);
  const form = useAppForm<NamedForm, NamedForm>({
    schema: NamedForm,
    defaultValues: { name, members: noMemberChanges },
    draft: { userId: user.id, form: `${of}-${rowId ?? "new"}`, secretFields: [] },
    fieldsOfCodes: { [codeOf("nameExists")]: "name" },
    onSave: async (fields) => {
      const id = rowId ?? (await create(fields.name));
      if (rowId !== null && fields.name !== name) await rename(id, fields.name);
      await saveMembers(id, fields.members);
      saved(words.t("organization.saved", { name: fields.name }));
    },
  });
  return (
    <FormPanel form={form} onClose={onClose} title={title} isEdit={rowId !== null}>
      <NameField {...form.text("name")} />
      <Controller
        control={form.control}
        name="members"
        render={({ field: { value, onChange } }) => (
          <MembersField of={of} id={rowId} value={value} onChange={onChange} />
        )}
      />
    </FormPanel>
  );
};
