import { lazy } from "react";
import { loadChangePassword } from "./change-password.ts";

/*
 * What opens over the page comes after the page: none of it is needed to show a screen. Messages are fetched as soon as the
 * browser has nothing better to do, since they are also wanted when the server is not there; the rest when somebody comes near
 * what opens it.
 */
const menu = () => import("@evolve/widgets/menu");
const popover = () => import("@evolve/widgets/popover");
const messageModal = () => import("@evolve/widgets/message-modal");
const toast = () => import("@evolve/widgets/toast");
const profile = () => import("../profile/profile-modal.tsx");
const contact = () => import("../contact/contact-modal.tsx");
const logout = () => import("../session/logout-modal.tsx");
const jobs = () => import("../jobs/jobs-popover.tsx");
const passwordExpiry = () => import("../password/password-expiry.tsx");

export const Menu = lazy(async () => ({ default: (await menu()).Menu }));
export const Popover = lazy(async () => ({ default: (await popover()).Popover }));
export const MessageModal = lazy(async () => ({ default: (await messageModal()).MessageModal }));
export const ToastRegion = lazy(async () => ({ default: (await toast()).ToastRegion }));
export const ProfileModal = lazy(async () => ({ default: (await profile()).ProfileModal }));
export const ContactModal = lazy(async () => ({ default: (await contact()).ContactModal }));
export const LogoutModal = lazy(async () => ({ default: (await logout()).LogoutModal }));
export const JobsPopover = lazy(async () => ({ default: (await jobs()).JobsPopover }));
export const PasswordExpiry = lazy(async () => ({ default: (await passwordExpiry()).PasswordExpiry }));
export { ChangePasswordModal } from "./change-password.ts";

export const loadToasts = async () => (await toast()).toasts;

/** What fails to come ahead is asked for again when it is opened. */
const ahead = async (...parts: readonly (() => Promise<unknown>)[]): Promise<void> => {
  await Promise.allSettled(parts.map((load) => load()));
};

export const fetchMessages = () => ahead(toast, passwordExpiry);
export const fetchMenu = () => void ahead(menu);
export const fetchJobs = () => void ahead(jobs);
export const fetchPopover = () => void ahead(popover);
/** What the menu of the user opens. */
export const fetchUserModals = () => void ahead(profile, contact, logout, loadChangePassword);
