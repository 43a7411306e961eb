import { setUserLock } from "@evolve/contracts/authentication";
import type { UserRow } from "@evolve/contracts/users";
import { isCallError } from "@evolve/session";
import { useShell } from "@evolve/shell";
import type { MenuEntry } from "@evolve/widgets/menu";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import Lock from "lucide-react/icons/lock";
import LockOpen from "lucide-react/icons/lock-open";
import { type ReactNode, useState } from "react";
import { Question } from "../../../parts/question.tsx";
import { usersKey } from "./use-users.ts";
import { nameOfUser } from "./user-name.ts";

interface UserLock {
  readonly actionsOf: (user: UserRow) => readonly MenuEntry[];
  /** The question before somebody is locked out. */
  readonly question: ReactNode;
}

/** Locking and unlocking accounts. A lock ends the person's sessions at once, so it is asked about first. */
export const useUserLock = (): UserLock => {
  const { client, toasts, user: self, words } = useShell();
  const { t } = words;
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<UserRow | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ user, locked }: { readonly user: UserRow; readonly locked: boolean }) =>
      client.call(setUserLock, { params: { userId: user.id }, body: { locked } }),
    onSuccess: (_answer, { user, locked }) => {
      toasts.show({ tone: "success", text: t(locked ? "users.locked" : "users.unlocked", { name: nameOfUser(user) }) });
      return queryClient.invalidateQueries({ queryKey: [usersKey] });
    },
    onError: (error) =>
      void toasts.show({ tone: "danger", text: words.error(isCallError(error) ? error.code : "GeneralError") }),
    onSettled: () => setAsked(null),
  });

  const actionsOf = (user: UserRow): readonly MenuEntry[] => {
    if (user.locked) {
      const unlock = () => mutate({ user, locked: false });
      return [{ id: "unlock", label: t("users.unlock"), icon: <LockOpen />, onAction: unlock }];
    }
    if (user.status !== "ACTIVE" || user.id === self.id) return [];
    return [{ id: "lock", label: t("users.lock"), icon: <Lock />, onAction: () => setAsked(user) }];
  };

  const question = asked && (
    <Question
      tone="danger"
      title={t("users.lockTitle")}
      confirmLabel={t("users.lock")}
      onConfirm={() => mutate({ user: asked, locked: true })}
      cancelLabel={t("common.cancel")}
      onCancel={() => setAsked(null)}
      isPending={isPending}
    >
      {t("users.lockText", { name: nameOfUser(asked) })}
    </Question>
  );
  return { actionsOf, question };
};
