import { setUserLock } from "@evolve/contracts/authentication";
import type { UserDetails } from "@evolve/contracts/users";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/action";
import { Button } from "@evolve/widgets/button";
import { lazyPart } from "@evolve/widgets/lazy-part";
import KeyRound from "lucide-react/icons/key-round";
import Lock from "lucide-react/icons/lock";
import LockOpen from "lucide-react/icons/lock-open";
import Pencil from "lucide-react/icons/pencil";
import VenetianMask from "lucide-react/icons/venetian-mask";
import { Suspense, useState } from "react";
import { Question } from "../../../parts/question.tsx";
import { AccountActions } from "./account-actions.tsx";
import { nameOfUser } from "./user-columns.tsx";

const UserPanel = lazyPart(async () => (await import("./user-panel.tsx")).UserPanel);
const ResetPasswordDialog = lazyPart(async () => (await import("./reset-password-dialog.tsx")).ResetPasswordDialog);
const ActAsPanel = lazyPart(async () => (await import("./act-as-panel.tsx")).ActAsPanel);

/** What is done about a user from their page: edit, lock or unlock, reset their password, act as them, invite again or restore. */
export const UserActions = ({ user }: { readonly user: UserDetails }) => {
  const { t } = useWords();
  const { client, holds, user: self } = useShell();
  const [opened, setOpened] = useState<"edit" | "lock" | "reset" | "act" | null>(null);
  const close = () => setOpened(null);
  const name = nameOfUser(user);
  const setLock = useAction<boolean>({
    run: (locked) => client.call(setUserLock, { params: { userId: user.id }, body: { locked } }),
    done: (locked) => t(locked ? "users.locked" : "users.unlocked", { name }),
    invalidates: [["users"]],
    onEnd: close,
  });
  const mayEdit = holds("user:edit") && user.status !== "DELETED";
  const isActiveOther = user.status === "ACTIVE" && user.id !== self.id && !user.locked;
  return (
    <>
      {holds("user:impersonate") && isActiveOther && user.kind === "person" && !self.impersonated && (
        <Button
          icon={<VenetianMask />}
          onHoverStart={ActAsPanel.fetch}
          onFocus={ActAsPanel.fetch}
          onPress={() => setOpened("act")}
        >
          {t("users.act")}
        </Button>
      )}
      {mayEdit && user.locked && (
        <Button icon={<LockOpen />} isPending={setLock.isPending} onPress={() => setLock.mutate(false)}>
          {t("users.unlock")}
        </Button>
      )}
      {mayEdit && isActiveOther && (
        <Button icon={<Lock />} onPress={() => setOpened("lock")}>
          {t("users.lock")}
        </Button>
      )}
      {mayEdit && isActiveOther && user.kind === "person" && !user.samlUser && !self.impersonated && (
        <Button
          icon={<KeyRound />}
          onHoverStart={ResetPasswordDialog.fetch}
          onFocus={ResetPasswordDialog.fetch}
          onPress={() => setOpened("reset")}
        >
          {t("users.resetPassword")}
        </Button>
      )}
      <AccountActions user={user} />
      {mayEdit && (
        <Button
          variant="primary"
          icon={<Pencil />}
          onHoverStart={UserPanel.fetch}
          onFocus={UserPanel.fetch}
          onPress={() => setOpened("edit")}
        >
          {t("list.edit")}
        </Button>
      )}
      {opened === "lock" && (
        <Question
          title={t("users.lockTitle")}
          confirmLabel={t("users.lock")}
          cancelLabel={t("common.cancel")}
          isPending={setLock.isPending}
          onConfirm={() => setLock.mutate(true)}
          onCancel={close}
        >
          {t(user.kind === "person" ? "users.lockText" : "users.lockAccountText", { name })}
        </Question>
      )}
      <Suspense>
        {opened === "edit" && <UserPanel rowId={user.id} onClose={close} />}
        {opened === "reset" && <ResetPasswordDialog user={user} onClose={close} />}
        {opened === "act" && <ActAsPanel user={user} onClose={close} />}
      </Suspense>
    </>
  );
};
