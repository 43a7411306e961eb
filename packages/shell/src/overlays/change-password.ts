import { lazy } from "react";

/** Apart from the other overlays, because one of them opens it as well. */
export const loadChangePassword = () => import("../password/change-password-modal.tsx");

export const ChangePasswordModal = lazy(async () => ({ default: (await loadChangePassword()).ChangePasswordModal }));
