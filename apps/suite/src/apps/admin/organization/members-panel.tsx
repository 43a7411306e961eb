import type { Membership } from "@evolve/contracts/members";
import { useShell } from "@evolve/shell";
import { type PanelProps, RowPanel } from "@evolve/shell/kit";
import { Modal } from "@evolve/widgets/modal";
import { noMemberChanges } from "./member-changes.ts";
import { MembersField } from "./members-field.tsx";

interface MembersPanelProps extends PanelProps {
  readonly of: Membership;
  readonly list: string;
  readonly read: (id: string, signal: AbortSignal) => Promise<{ readonly name: string } | undefined>;
  readonly hasProficiency?: boolean;
}

/** Who belongs to a team, group, employee group or skill, for people who may not change it. */
export const MembersPanel = ({ of, read, hasProficiency = false, ...panel }: MembersPanelProps) => {
  const { words } = useShell();
  return (
    <RowPanel {...panel} title={words.t("organization.members")} read={read}>
      {(unit) =>
        unit && (
          <Modal isOpen size="panel" title={unit.name} onOpenChange={panel.onClose}>
            <MembersField
              of={of}
              id={panel.rowId}
              value={noMemberChanges}
              onChange={() => undefined}
              hasProficiency={hasProficiency}
              isReadOnly
            />
          </Modal>
        )
      }
    </RowPanel>
  );
};
