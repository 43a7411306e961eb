import { useQueryClient } from "@tanstack/react-query";
import { useShell } from "../shell-context.ts";

/** After a panel's form was saved: refetches the list and its related queries, shows the message and closes the panel. */
export const useSaved = (listName: string, onClose: () => void): ((text: string) => void) => {
  const { toasts } = useShell();
  const queryClient = useQueryClient();
  return (text) => {
    void queryClient.invalidateQueries({ queryKey: [listName] });
    toasts.show({ tone: "success", text });
    onClose();
  };
};
