import "./profile-modal.css";
import { useWords } from "@evolve/i18n/react";
import { Avatar } from "@evolve/widgets/avatar";
import { Modal } from "@evolve/widgets/modal";
import { Tabs } from "@evolve/widgets/tabs";
import { AccessKeys } from "../access-keys/access-keys.tsx";
import { useShell } from "../shell-context.ts";

/** My profile: the user's details and, with the permission, their access keys, as tabs. */
export const ProfileModal = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useWords();
  const { user, holds } = useShell();
  const tabs = [
    { id: "general", label: words.t("shell.profileGeneral"), content: <General /> },
    { id: "keys", label: words.t("accessKeys.title"), content: <AccessKeys userId={user.id} /> },
  ];
  return (
    <Modal isOpen onOpenChange={onClose} size="large" title={words.t("shell.myProfile")}>
      {holds("myAccessKey:view") ? <Tabs label={words.t("shell.myProfile")} items={tabs} /> : <General />}
    </Modal>
  );
};

const General = () => {
  const words = useWords();
  const { user, tenant, holds } = useShell();
  return (
    <>
      <div className="sh-profile">
        <Avatar name={user.fullName} seed={user.id} size="large" />
        <div className="sh-profile-person">
          <h3 className="sh-profile-name">{user.fullName}</h3>
          {user.role !== null && <p className="sh-profile-role">{user.role.name}</p>}
        </div>
      </div>
      {holds("user:clientgeneralinfo:view") && (
        <dl className="sh-profile-rows">
          <div>
            <dt>{words.t("shell.profileUserName")}</dt>
            <dd>{user.userName}</dd>
          </div>
          <div>
            <dt>{words.t("shell.profileAccount")}</dt>
            <dd>{tenant.name}</dd>
          </div>
        </dl>
      )}
    </>
  );
};
