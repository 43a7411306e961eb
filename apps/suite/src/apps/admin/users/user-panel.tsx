import { readUser } from "@evolve/contracts/users";
import { useShell } from "@evolve/shell";
import { type PanelProps, RowPanel } from "@evolve/shell/kit";
import { useState } from "react";
import { CreateForm } from "./create-form.tsx";
import { EditForm } from "./edit-form.tsx";
import { InvitePanel } from "./invite-panel.tsx";

/** Invites people, creates one person with all details, or changes a user. */
export const UserPanel = (panel: PanelProps) => {
  const { client, words } = useShell();
  return (
    <RowPanel
      {...panel}
      list="users"
      title={words.t("users.edit")}
      read={async (userId, signal) => (await client.call(readUser, { params: { userId } }, { signal })).user}
    >
      {(user) => (user ? <EditForm user={user} onClose={panel.onClose} /> : <NewUser onClose={panel.onClose} />)}
    </RowPanel>
  );
};

const NewUser = ({ onClose }: Pick<PanelProps, "onClose">) => {
  const [isOne, setOne] = useState(false);
  return isOne ? (
    <CreateForm onClose={onClose} onSwitch={() => setOne(false)} />
  ) : (
    <InvitePanel rowId={null} onClose={onClose} onSwitch={() => setOne(true)} />
  );
};
