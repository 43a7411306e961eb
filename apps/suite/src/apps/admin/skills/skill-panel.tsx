import type { CallResult } from "@evolve/contracts/call";
import { codeOf } from "@evolve/contracts/errors";
import { channelIds } from "@evolve/contracts/organisation-filters";
import { createSkill, searchSkills, SkillFields, updateSkill } from "@evolve/contracts/skills";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, type PanelProps, RowPanel, useSaved } from "@evolve/shell/kit";
import { Checkbox } from "@evolve/widgets/checkbox";
import { Select } from "@evolve/widgets/select";
import { Controller, useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { ColourCodeField, firstColour } from "../../../parts/colour-code-field.tsx";
import { EditConflict } from "../../../parts/edit-conflict.tsx";
import { useEditConflict } from "../../../parts/use-edit-conflict.ts";
import { MemberChanges, noMemberChanges } from "../organization/member-changes.ts";
import { MembersField } from "../organization/members-field.tsx";
import { MembersPanel } from "../organization/members-panel.tsx";
import { NameField } from "../../../parts/name-field.tsx";
import { useSaveMembers } from "../organization/use-save-members.ts";
import { AcdSkillsField } from "./acd-skills-field.tsx";
import { channelNames } from "./channels.ts";

type Skill = Omit<CallResult<typeof searchSkills>["skills"][number], "memberCount">;

const SkillForm = z.extend(SkillFields, { members: MemberChanges });
type SkillForm = z.output<typeof SkillForm>;

const noSkill: Omit<Skill, "id"> = {
  name: "",
  colorCode: firstColour,
  channelId: null,
  proficiencyEnabled: true,
  acdSkillInfos: [],
  version: 1,
};

/** Creates a skill, or changes one and who has it. */
export const SkillPanel = (panel: PanelProps) => {
  const { client, holds, words } = useShell();
  const read = async (id: string, signal?: AbortSignal) =>
    (await client.call(searchSkills, { body: { filter: { id: [id] } } }, signal && { signal })).skills[0];
  if (!holds("skill:edit")) return <MembersPanel {...panel} of="skill" list="skills" read={read} hasProficiency />;
  return (
    <RowPanel {...panel} list="skills" title={words.t("organization.skillsEdit")} read={read}>
      {(skill) => <SkillFormPanel {...panel} skill={skill ?? undefined} read={read} />}
    </RowPanel>
  );
};

interface SkillFormPanelProps extends PanelProps {
  /** Undefined for a new one. */
  readonly skill: Skill | undefined;
  readonly read: (id: string) => Promise<Skill | undefined>;
}

const fieldsOf = ({ name, colorCode, channelId, proficiencyEnabled, acdSkillInfos }: Omit<Skill, "id">): SkillForm => ({
  name,
  colorCode,
  channelId,
  proficiencyEnabled,
  acdSkillInfos,
  members: noMemberChanges,
});

const linksOf = ({ acdSkillInfos }: Pick<Skill, "acdSkillInfos">): string =>
  acdSkillInfos.map(({ acdSkillId, name }) => `${name} (${acdSkillId})`).join(", ");

/** The form. Of two who edit one skill the second sees both versions. */
const SkillFormPanel = ({ rowId, skill, read, onClose }: SkillFormPanelProps) => {
  const { client, user, words } = useShell();
  const { t } = words;
  const saved = useSaved("skills", onClose);
  const saveMembers = useSaveMembers("skill");
  const conflict = useEditConflict(skill, ({ id }) => read(id));
  const form = useAppForm<SkillForm, SkillForm>({
    schema: SkillForm,
    defaultValues: fieldsOf(skill ?? noSkill),
    draft: { userId: user.id, form: `skill-${rowId ?? "new"}`, secretFields: [] },
    fieldsOfCodes: { [codeOf("nameExists")]: "name" },
    onSave: ({ members, ...fields }) =>
      conflict.guard(async (base) => {
        const { skill: stored } =
          base === undefined
            ? await client.call(createSkill, { body: fields })
            : await client.call(updateSkill, { body: { ...fields, id: base.id, version: base.version } });
        conflict.rebase(stored);
        await saveMembers(stored.id, members);
        saved(t("organization.saved", { name: fields.name }));
      }),
  });
  const values = useWatch({ control: form.control }) as SkillForm;
  const isGraded = values.proficiencyEnabled;
  const channelOf = (id: SkillForm["channelId"]) => (id === null ? "" : t(channelNames[id]));
  const yesOrNo = (isOn: boolean) => t(isOn ? "common.yes" : "common.no");
  const { base, latest } = conflict;
  return (
    <FormPanel
      form={form}
      onClose={onClose}
      title={t(rowId === null ? "organization.skillsCreate" : "organization.skillsEdit")}
      isEdit={base !== undefined}
    >
      {latest && (
        <EditConflict
          fields={[
            [t("organization.name"), values.name, latest.name],
            [t("organization.colour"), values.colorCode, latest.colorCode],
            [t("organization.channel"), channelOf(values.channelId), channelOf(latest.channelId)],
            [t("organization.proficiencyEnabled"), yesOrNo(isGraded), yesOrNo(latest.proficiencyEnabled)],
            [t("organization.acdSkills"), linksOf(values), linksOf(latest)],
          ]}
          onKeepMine={conflict.accept}
          onTakeTheirs={() => form.startAgain(fieldsOf(conflict.accept() ?? noSkill))}
        />
      )}
      <NameField {...form.text("name")} />
      <ColourCodeField control={form.control} name="colorCode" error={form.faultOf("colorCode")} />
      <Controller
        control={form.control}
        name="channelId"
        render={({ field: { value, onChange } }) => (
          <Select
            label={t("organization.channel")}
            placeholder={t("organization.chooseChannel")}
            options={channelIds.map((id) => ({ id, label: t(channelNames[id]) }))}
            value={value}
            onChange={onChange}
            onClear={() => onChange(null)}
          />
        )}
      />
      <Controller
        control={form.control}
        name="proficiencyEnabled"
        render={({ field: { value, onChange } }) => (
          <Checkbox isSelected={value} onChange={onChange}>
            {t("organization.proficiencyEnabled")}
          </Checkbox>
        )}
      />
      <Controller
        control={form.control}
        name="acdSkillInfos"
        render={({ field: { value, onChange } }) => <AcdSkillsField value={value} onChange={onChange} />}
      />
      <Controller
        control={form.control}
        name="members"
        render={({ field: { value, onChange } }) => (
          <MembersField of="skill" id={base?.id ?? null} value={value} onChange={onChange} hasProficiency={isGraded} />
        )}
      />
    </FormPanel>
  );
};
