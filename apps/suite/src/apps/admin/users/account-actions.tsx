import { resendInvitations } from "@evolve/contracts/resend-invitations";
import { deleteUser, reviveUser } from "@evolve/contracts/user-administration";
import type { UserDetails } from "@evolve/contracts/users";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/action";
import { Button } from "@evolve/widgets/button";
import { useQueryClient } from "@tanstack/react-query";
import Send from "lucide-react/icons/send";
import Trash from "lucide-react/icons/trash-2";
import UserCheck from "lucide-react/icons/user-check";
import { useState } from "react";
import { Question } from "../../../parts/question.tsx";
import { nameOfUser } from "./user-columns.tsx";

/** What brings a user in and takes them out: another invitation, deletion, and restoration of a deleted one. */
export const AccountActions = ({ user }: { readonly user: UserDetails }) => {
  const { t } = useWords();
  const { client, holds, user: self } = useShell();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { id: userId, emailAddress: email, kind, status } = user;
  const name = nameOfUser(user);
  const invalidates = [["users"]];
  const resend = useAction<undefined>({
    run: () => client.call(resendInvitations, { body: { resend: true, userIds: [userId] } }),
    done: () => t("users.resent", { email }),
    invalidates,
  });
  const revive = useAction<undefined>({
    run: () => client.call(reviveUser, { body: { userId } }),
    done: () => t(kind === "person" ? "users.revived" : "users.accountRevived", { name }),
    invalidates,
  });
  const remove = useAction<undefined>({
    run: () => client.call(deleteUser, { body: { userId } }),
    done: () => t("users.deleted", { name }),
    // The rest is only marked as out of date: what a deleted user no longer has is not asked for again.
    invalidates: [
      ["users", "page", userId],
      ["users", "events", userId],
    ],
    onDone: () => void queryClient.invalidateQueries({ queryKey: ["users"], refetchType: "none" }),
    onEnd: () => setAsking(false),
  });
  const isInvited = status === "PENDING" || status === "UNREGISTERED";
  return (
    <>
      {holds("user:create") && isInvited && (
        <Button icon={<Send />} isPending={resend.isPending} onPress={() => resend.mutate(undefined)}>
          {t("users.resend")}
        </Button>
      )}
      {holds("user:create") && status === "DELETED" && (
        <Button icon={<UserCheck />} isPending={revive.isPending} onPress={() => revive.mutate(undefined)}>
          {t("users.revive")}
        </Button>
      )}
      {holds("user:delete") && status !== "DELETED" && userId !== self.id && (
        <Button icon={<Trash />} onPress={() => setAsking(true)}>
          {t("users.delete")}
        </Button>
      )}
      {isAsking && (
        <Question
          tone="danger"
          title={t(kind === "person" ? "users.deleteTitle" : "users.deleteAccountTitle")}
          confirmLabel={t("users.delete")}
          cancelLabel={t("common.cancel")}
          isPending={remove.isPending}
          onConfirm={() => remove.mutate(undefined)}
          onCancel={() => setAsking(false)}
        >
          {t(kind === "person" ? "users.deleteText" : "users.deleteAccountText", { name })}
        </Question>
      )}
    </>
  );
};
