import { removeFactors } from "@evolve/contracts/factors";
import { endUserSessions } from "@evolve/contracts/sessions";
import { codeOf } from "@evolve/contracts/errors";
import type { UserRow } from "@evolve/contracts/users";
import { isCallError } from "@evolve/session";
import { useShell } from "@evolve/shell";
import type { MenuEntry } from "@evolve/widgets/menu";
import { useMutation } from "@tanstack/react-query";
import LogOut from "lucide-react/icons/log-out";
import ShieldOff from "lucide-react/icons/shield-off";
import { type ReactNode, useState } from "react";
import { Question } from "../../../parts/question.tsx";
import { nameOfUser } from "./user-name.ts";

type Action = "endSessions" | "removeFactors";

interface UserAccess {
  readonly actionsOf: (user: UserRow) => readonly MenuEntry[];
  /** The question before somebody is signed out or loses their second factor. */
  readonly question: ReactNode;
}

/** What an administrator does about somebody's lost phone, or a session that was left open. */
export const useUserAccess = (): UserAccess => {
  const { client, toasts, user: self, words } = useShell();
  const { t } = words;
  const [asked, setAsked] = useState<{ readonly user: UserRow; readonly action: Action } | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ user, action }: { readonly user: UserRow; readonly action: Action }): Promise<void> => {
      const input = { params: { userId: user.id } };
      await (action === "endSessions" ? client.call(endUserSessions, input) : client.call(removeFactors, input));
    },
    onSuccess: (_answer, { user, action }) => {
      const key = action === "endSessions" ? "users.sessionsEnded" : "users.factorsRemoved";
      toasts.show({ tone: "success", text: t(key, { name: nameOfUser(user) }) });
    },
    onError: (error) => {
      const code = isCallError(error) ? error.code : "GeneralError";
      if (code !== codeOf("stepUpRequired")) toasts.show({ tone: "danger", text: words.error(code) });
    },
    onSettled: () => setAsked(null),
  });

  const actionsOf = (user: UserRow): readonly MenuEntry[] => {
    if (user.status !== "ACTIVE" || user.id === self.id) return [];
    return [
      {
        id: "end-sessions",
        label: t("users.endSessions"),
        icon: <LogOut />,
        onAction: () => setAsked({ user, action: "endSessions" }),
      },
      {
        id: "remove-factors",
        label: t("users.removeFactors"),
        icon: <ShieldOff />,
        onAction: () => setAsked({ user, action: "removeFactors" }),
      },
    ];
  };

  const isEnding = asked?.action === "endSessions";
  const question = asked && (
    <Question
      tone="danger"
      title={t(isEnding ? "users.endSessionsTitle" : "users.removeFactorsTitle")}
      confirmLabel={t(isEnding ? "users.endSessions" : "users.removeFactors")}
      onConfirm={() => mutate(asked)}
      cancelLabel={t("common.cancel")}
      onCancel={() => setAsked(null)}
      isPending={isPending}
    >
      {t(isEnding ? "users.endSessionsText" : "users.removeFactorsText", { name: nameOfUser(asked.user) })}
    </Question>
  );
  return { actionsOf, question };
};
