import { codeOf } from "@evolve/contracts/errors";
import type { Membership } from "@evolve/contracts/members";
import { TeamFields } from "@evolve/contracts/team-administration";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, type PanelProps, useSaved } from "@evolve/shell/kit";
import { Controller, useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { MemberChanges, noMemberChanges } from "./member-changes.ts";
import { MembersField } from "./members-field.tsx";
import { EditConflict } from "../../../parts/edit-conflict.tsx";
import { NameField } from "../../../parts/name-field.tsx";
import { useEditConflict } from "../../../parts/use-edit-conflict.ts";
import { useSaveMembers } from "./use-save-members.ts";

const NamedForm = z.extend(z.pick(TeamFields, { name: true }), { members: MemberChanges });
type NamedForm = z.output<typeof NamedForm>;

interface Stored {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}

interface NamedFormPanelProps extends PanelProps {
  readonly of: Extract<Membership, "team" | "group">;
  readonly list: string;
  readonly title: string;
  /** As it is stored; undefined for a new one. */
  readonly stored: Stored | undefined;
  readonly create: (name: string) => Promise<Stored>;
  /** Refused where somebody else has changed the version meanwhile. */
  readonly rename: (id: string, name: string, version: number) => Promise<Stored>;
  readonly read: (id: string) => Promise<Stored | undefined>;
}

/** What has a name and members, and nothing else: a team or a group. Of two who rename it the second sees both names. */
export const NamedFormPanel = (props: NamedFormPanelProps) => {
  const { of, list, title, rowId, stored, create, rename, read, onClose } = props;
  const { user, words } = useShell();
  const saved = useSaved(list, onClose);
  const saveMembers = useSaveMembers(of);
  const conflict = useEditConflict(stored, ({ id }) => read(id));
  const form = useAppForm<NamedForm, NamedForm>({
    schema: NamedForm,
    defaultValues: { name: stored?.name ?? "", members: noMemberChanges },
    draft: { userId: user.id, form: `${of}-${rowId ?? "new"}`, secretFields: [] },
    fieldsOfCodes: { [codeOf("nameExists")]: "name" },
    onSave: (fields) =>
      conflict.guard(async (base) => {
        const named = base === undefined ? await create(fields.name) : await renamed(base, fields.name);
        conflict.rebase(named);
        await saveMembers(named.id, fields.members);
        saved(words.t("organization.saved", { name: fields.name }));
      }),
  });
  const renamed = async (base: Stored, name: string): Promise<Stored> =>
    name === base.name ? base : rename(base.id, name, base.version);
  const typed = useWatch({ control: form.control, name: "name" });
  return (
    <FormPanel form={form} onClose={onClose} title={title} isEdit={conflict.base !== undefined}>
      {conflict.latest && (
        <EditConflict
          fields={[[words.t("organization.name"), typed, conflict.latest.name]]}
          onKeepMine={conflict.accept}
          onTakeTheirs={() => form.startAgain({ name: conflict.accept()?.name ?? "", members: noMemberChanges })}
        />
      )}
      <NameField {...form.text("name")} />
      <Controller
        control={form.control}
        name="members"
        render={({ field: { value, onChange } }) => (
          <MembersField of={of} id={conflict.base?.id ?? null} value={value} onChange={onChange} />
        )}
      />
    </FormPanel>
  );
};
