import type { ToastMessage } from "../toast.tsx";

/** Toasts are a part of their own, which comes when the first is shown. Answers the function that takes it away again. */
export async function showToast(message: ToastMessage): Promise<() => void> {
  const { toasts } = await import("../toast.tsx");
  return toasts.show(message);
}
