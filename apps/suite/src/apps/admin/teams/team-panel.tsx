import { createTeam, updateTeam } from "@evolve/contracts/team-administration";
import { searchTeamsV3 } from "@evolve/contracts/teams";
import { useShell } from "@evolve/shell";
import { type PanelProps, RowPanel } from "@evolve/shell/kit";
import { MembersPanel } from "../organization/members-panel.tsx";
import { NamedFormPanel } from "../organization/named-form.tsx";

/** Creates a team, or changes one and its members. */
export const TeamPanel = (panel: PanelProps) => {
  const { client, holds, words } = useShell();
  const read = async (id: string, signal?: AbortSignal) =>
    (await client.call(searchTeamsV3, { body: { filter: { id: [id] } } }, signal && { signal })).teams[0];
  if (!holds("team:edit")) return <MembersPanel {...panel} of="team" list="teams" read={read} />;
  const title = words.t(panel.rowId === null ? "organization.teamsCreate" : "organization.teamsEdit");
  return (
    <RowPanel {...panel} list="teams" title={title} read={read}>
      {(team) => (
        <NamedFormPanel
          {...panel}
          of="team"
          list="teams"
          title={title}
          stored={team ?? undefined}
          read={read}
          create={async (name) => (await client.call(createTeam, { body: { name } })).team}
          rename={async (teamId, name, version) =>
            (await client.call(updateTeam, { params: { teamId }, body: { name, version } })).team
          }
        />
      )}
    </RowPanel>
  );
};
