import { readUser } from "@evolve/contracts/users";
import { useShell } from "@evolve/shell";
import { type PanelProps, RowPanel } from "@evolve/shell/kit";
import { useState } from "react";
import { CreateForm } from "./create-form.tsx";
import { EditForm } from "./edit-form.tsx";
import { InvitePanel } from "./invite-panel.tsx";
import { ServiceAccountPanel } from "./service-account-panel.tsx";

/** Invites people, creates one person with all details or a service account, or changes a user. */
export const UserPanel = (panel: PanelProps) => {
  const { client, words } = useShell();
  return (
    <RowPanel
      {...panel}
      list="users"
      title={words.t("users.edit")}
      read={async (userId, signal) => (await client.call(readUser, { params: { userId } }, { signal })).user}
    >
      {(user) =>
        user === null ? (
          <NewUser onClose={panel.onClose} />
        ) : user.kind === "service" ? (
          <ServiceAccountPanel account={user} onClose={panel.onClose} />
        ) : (
          <EditForm user={user} onClose={panel.onClose} />
        )
      }
    </RowPanel>
  );
};

const NewUser = ({ onClose }: Pick<PanelProps, "onClose">) => {
  const [what, setWhat] = useState<"several" | "one" | "account">("several");
  if (what === "account") return <ServiceAccountPanel account={null} onClose={onClose} />;
  return what === "one" ? (
    <CreateForm onClose={onClose} onSwitch={() => setWhat("several")} />
  ) : (
    <InvitePanel rowId={null} onClose={onClose} onSwitch={setWhat} />
  );
};
