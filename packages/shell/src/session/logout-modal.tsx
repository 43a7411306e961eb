import { useWords } from "@evolve/i18n/react";
import { authInfo, tokenExchange } from "@evolve/session";
import { MessageModal } from "@evolve/widgets/message-modal";
import { leaveToLogout } from "../routing/leave.ts";
import { useShell } from "../shell-context.ts";

/** Yes hands the access token over to the sign-out page, which ends the session here, at the server and at the sibling apps. */
export const LogoutModal = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useWords();
  const { isEmbedded } = useShell();
  const logOut = () => {
    tokenExchange.write(authInfo.read()?.token ?? "");
    leaveToLogout(isEmbedded);
  };
  return (
    <MessageModal
      isOpen
      title={words.t("shell.logoutTitle")}
      confirmLabel={words.t("common.yes")}
      cancelLabel={words.t("common.no")}
      onConfirm={logOut}
      onCancel={onClose}
    >
      <p>{words.t("shell.logoutText")}</p>
      <p>{words.t("shell.logoutQuestion")}</p>
    </MessageModal>
  );
};
