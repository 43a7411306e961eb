import type { CallResult } from "@evolve/contracts/call";
import { codeOf } from "@evolve/contracts/errors";
import { channelIds, createSkill, searchSkills, SkillFields, updateSkill } from "@evolve/contracts/skills";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, type PanelProps, RowPanel, useSaved } from "@evolve/shell/kit";
import { Checkbox } from "@evolve/widgets/checkbox";
import { ColourField } from "@evolve/widgets/colour-field";
import { Select } from "@evolve/widgets/select";
import { Controller, useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { MemberChanges, noMemberChanges } from "../organization/member-changes.ts";
import { MembersField } from "../organization/members-field.tsx";
import { NameField } from "../organization/name-field.tsx";
import { useSaveMembers } from "../organization/use-save-members.ts";
import { channelNames } from "./channels.ts";

type Skill = Omit<CallResult<typeof searchSkills>["skills"][number], "id" | "memberCount">;

const SkillForm = z.extend(SkillFields, { members: MemberChanges });
type SkillForm = z.output<typeof SkillForm>;

const swatches = ["#1461c4", "#7a3fb5", "#0f7b6c", "#b3541e", "#8a3f62", "#3f5f8a"];
const noSkill: Skill = {
  name: "",
  colorCode: "#1461c4",
  channelId: null,
  proficiencyEnabled: true,
  acdSkillInfos: [],
  version: 1,
};

/** Creates a skill, or changes one and who has it. */
export const SkillPanel = (panel: PanelProps) => {
  const { client, words } = useShell();
  return (
    <RowPanel
      {...panel}
      list="skills"
      title={words.t("organization.skillsEdit")}
      read={async (id, signal) =>
        (await client.call(searchSkills, { body: { filter: { id: [id] } } }, { signal })).skills[0]
      }
    >
      {(skill) => <SkillFormPanel {...panel} skill={skill ?? noSkill} />}
    </RowPanel>
  );
};

const SkillFormPanel = ({ rowId, skill, onClose }: PanelProps & { readonly skill: Skill }) => {
  const { client, user, words } = useShell();
  const { t } = words;
  const saved = useSaved("skills", onClose);
  const saveMembers = useSaveMembers("skill");
  const { name, colorCode, channelId, proficiencyEnabled, acdSkillInfos, version } = skill;
  const form = useAppForm<SkillForm, SkillForm>({
    schema: SkillForm,
    defaultValues: { name, colorCode, channelId, proficiencyEnabled, acdSkillInfos, members: noMemberChanges },
    draft: { userId: user.id, form: `skill-${rowId ?? "new"}`, secretFields: [] },
    fieldsOfCodes: { [codeOf("nameExists")]: "name" },
    onSave: async ({ members, ...fields }) => {
      const { skill: stored } =
        rowId === null
          ? await client.call(createSkill, { body: fields })
          : await client.call(updateSkill, { body: { ...fields, id: rowId, version } });
      await saveMembers(stored.id, members);
      saved(t("organization.saved", { name: fields.name }));
    },
  });
  const isGraded = useWatch({ control: form.control, name: "proficiencyEnabled" });
  return (
    <FormPanel
      form={form}
      onClose={onClose}
      title={t(rowId === null ? "organization.skillsCreate" : "organization.skillsEdit")}
      isEdit={rowId !== null}
    >
      <NameField {...form.text("name")} />
      <Controller
        control={form.control}
        name="colorCode"
        render={({ field: { value, onChange, onBlur } }) => (
          <ColourField
            label={t("organization.colour")}
            isRequired
            name="colorCode"
            swatches={swatches}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            error={form.faultOf("colorCode")}
          />
        )}
      />
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
        name="members"
        render={({ field: { value, onChange } }) => (
          <MembersField of="skill" id={rowId} value={value} onChange={onChange} hasProficiency={isGraded} />
        )}
      />
    </FormPanel>
  );
};
