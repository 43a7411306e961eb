import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import { Checkbox } from "@evolve/widgets/checkbox";
import { Modal } from "@evolve/widgets/modal";
import { useState } from "react";
import { useShell } from "../shell-context.ts";
import { copySessionId } from "./copy-session-id.ts";
import { rememberedUsers } from "./remembered-users.ts";

/** How to sign in to Studio. A user who asks not to see it again gets the session id at once from then on. */
export const StudioModal = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useWords();
  const { toasts, user } = useShell();
  const [isSilent, setSilent] = useState(false);
  const copy = () => {
    if (isSilent) rememberedUsers.add(localStorage, user.id);
    void copySessionId(toasts, words);
    onClose();
  };
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      size="medium"
      title={words.t("launcher.studioTitle")}
      footer={
        <div className="ev-modal-footer">
          <Button onPress={onClose}>{words.t("common.cancel")}</Button>
          <Button variant="primary" onPress={copy}>
            {words.t("launcher.studioOk")}
          </Button>
        </div>
      }
    >
      <div className="ev-modal-fields">
        <p>{words.t("launcher.studioText")}</p>
        <Checkbox isSelected={isSilent} onChange={setSilent}>
          {words.t("launcher.studioSilent")}
        </Checkbox>
      </div>
    </Modal>
  );
};
