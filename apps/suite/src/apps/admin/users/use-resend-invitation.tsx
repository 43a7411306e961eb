import { resendInvitations } from "@evolve/contracts/invitations";
import type { UserRow } from "@evolve/contracts/users";
import { isCallError } from "@evolve/session";
import { useShell } from "@evolve/shell";
import type { MenuEntry } from "@evolve/widgets/menu";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import Send from "lucide-react/icons/send";
import { usersKey } from "./use-users.ts";

/** The menu of a row: an invitation that is still open, or has expired, can be sent again. */
export const useResendInvitation = (): ((user: UserRow) => readonly MenuEntry[]) => {
  const { client, toasts, words } = useShell();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (user: UserRow) => client.call(resendInvitations, { body: { resend: true, userIds: [user.id] } }),
    onSuccess: (_answer, { emailAddress }) => {
      toasts.show({ tone: "success", text: words.t("users.resent", { email: emailAddress }) });
      return queryClient.invalidateQueries({ queryKey: [usersKey] });
    },
    onError: (error) =>
      void toasts.show({ tone: "danger", text: words.error(isCallError(error) ? error.code : "GeneralError") }),
  });
  return (user) =>
    user.status === "PENDING"
      ? [{ id: "resend", label: words.t("users.resend"), icon: <Send />, onAction: () => mutate(user) }]
      : [];
};
