import { lazyPart } from "@evolve/widgets/lazy-part";

/** Apart from the other overlays, because one of them opens it as well. */
export const ChangePasswordModal = lazyPart(
  async () => (await import("../password/change-password-modal.tsx")).ChangePasswordModal,
);
