import { codeOf } from "@evolve/contracts/errors";
import { limits } from "@evolve/contracts/limits";
import { createTeam, searchTeamsV3, TeamFields, updateTeam } from "@evolve/contracts/teams";
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

const TeamForm = z.extend(TeamFields, { members: MemberChanges });
type TeamForm = z.output<typeof TeamForm>;

interface Team {
  readonly name: string;
  readonly version: number;
}

/** Creates a team, or changes one and its members. */
export const TeamPanel = ({ rowId, onClose }: PanelProps) => {
  const { client, words } = useShell();
  const team = useQuery({
    queryKey: ["teams", "one", rowId],
    queryFn: async ({ signal }) =>
      (await client.call(searchTeamsV3, { body: { filter: { id: [rowId ?? ""] } } }, { signal })).teams[0] ?? null,
    enabled: rowId !== null,
    gcTime: 0,
  });
  if (rowId === null) return <TeamFormPanel rowId={null} team={{ name: "", version: 1 }} onClose={onClose} />;
  if (team.data) return <TeamFormPanel rowId={rowId} team={team.data} onClose={onClose} />;
  return <PanelState title={words.t("organization.teamsEdit")} query={team} onClose={onClose} />;
};

const TeamFormPanel = ({ rowId, team, onClose }: PanelProps & { readonly team: Team }) => {
  const { client, user, words } = useShell();
  const { t } = words;
  const saved = useSaved("teams", onClose);
  const saveMembers = useSaveMembers("team");
  const form = useAppForm<TeamForm, TeamForm>({
    schema: TeamForm,
    defaultValues: { name: team.name, members: noMemberChanges },
    draft: { userId: user.id, form: `team-${rowId ?? "new"}`, secretFields: [] },
    fieldsOfCodes: { [codeOf("nameExists")]: "name" },
    onSave: async ({ members, ...fields }) => {
      const id = rowId ?? (await client.call(createTeam, { body: fields })).team.id;
      if (rowId !== null && fields.name !== team.name)
        await client.call(updateTeam, { params: { teamId: id }, body: { ...fields, version: team.version } });
      await saveMembers(id, members);
      saved(t("organization.saved", { name: fields.name }));
    },
  });
  return (
    <FormPanel
      form={form}
      onClose={onClose}
      title={t(rowId === null ? "organization.teamsCreate" : "organization.teamsEdit")}
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
          <MembersField of="team" id={rowId} value={value} onChange={onChange} />
        )}
      />
    </FormPanel>
  );
};
