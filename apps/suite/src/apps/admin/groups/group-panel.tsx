import { createGroup, searchGroups, updateGroup } from "@evolve/contracts/groups";
import { useShell } from "@evolve/shell";
import { type PanelProps, RowPanel } from "@evolve/shell/kit";
import { MembersPanel } from "../organization/members-panel.tsx";
import { NamedFormPanel } from "../organization/named-form.tsx";

/** Creates a group, or changes one and its members. */
export const GroupPanel = (panel: PanelProps) => {
  const { client, holds, words } = useShell();
  const read = async (id: string, signal?: AbortSignal) =>
    (await client.call(searchGroups, { body: { filter: { id: [id] } } }, signal && { signal })).groups[0];
  if (!holds("group:edit")) return <MembersPanel {...panel} of="group" list="groups" read={read} />;
  const title = words.t(panel.rowId === null ? "organization.groupsCreate" : "organization.groupsEdit");
  return (
    <RowPanel {...panel} list="groups" title={title} read={read}>
      {(group) => (
        <NamedFormPanel
          {...panel}
          of="group"
          list="groups"
          title={title}
          stored={group ?? undefined}
          read={read}
          create={async (name) => (await client.call(createGroup, { body: { name } })).group}
          rename={async (id, name, version) => (await client.call(updateGroup, { body: { id, name, version } })).group}
        />
      )}
    </RowPanel>
  );
};
