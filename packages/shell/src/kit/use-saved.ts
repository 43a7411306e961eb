import { useQueryClient } from "@tanstack/react-query";
import { useShell } from "../shell-context.ts";

/** What follows when a panel's form was saved: the list and all that hangs on it are asked for anew, it is said, the panel closes. */
export const useSaved = (listName: string, onClose: () => void): ((text: string) => void) => {
  const { toasts } = useShell();
  const queryClient = useQueryClient();
  return (text) => {
    void queryClient.invalidateQueries({ queryKey: [listName] });
    toasts.show({ tone: "success", text });
    onClose();
  };
};
