import type { ToastMessage } from "../toast.tsx";

/** Shows a toast, loading the toasts' code with the first one. Returns a function that dismisses it. */
export const showToast = async (message: ToastMessage): Promise<() => void> => {
  const { toasts } = await import("../toast.tsx");
  return toasts.show(message);
};
