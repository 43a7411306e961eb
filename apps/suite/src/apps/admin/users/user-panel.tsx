import { readUser } from "@evolve/contracts/users";
import { useShell } from "@evolve/shell";
import { type PanelProps, PanelState } from "@evolve/shell/kit";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { CreateForm } from "./create-form.tsx";
import { EditForm } from "./edit-form.tsx";
import { InvitePanel } from "./invite-panel.tsx";

/** Invites people, creates one person with all details, or changes a user. */
export const UserPanel = ({ rowId, onClose }: PanelProps) => {
  const { client, words } = useShell();
  const [isOne, setOne] = useState(false);
  const user = useQuery({
    queryKey: ["users", "one", rowId],
    queryFn: ({ signal }) => client.call(readUser, { params: { userId: rowId ?? "" } }, { signal }),
    enabled: rowId !== null,
    gcTime: 0,
  });
  if (rowId === null)
    return isOne ? (
      <CreateForm onClose={onClose} onSwitch={() => setOne(false)} />
    ) : (
      <InvitePanel rowId={null} onClose={onClose} onSwitch={() => setOne(true)} />
    );
  if (user.data) return <EditForm user={user.data.user} onClose={onClose} />;
  return <PanelState title={words.t("users.edit")} query={user} onClose={onClose} />;
};
