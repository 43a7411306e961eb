import { lazyPart } from "@evolve/widgets/lazy-part";
import { ChangePasswordModal } from "./change-password.ts";

/*
 * What opens over the page comes after the page: none of it is needed to show a screen. Messages are fetched as soon as the
 * browser has nothing better to do, since they are also wanted when the server is not there; the rest when somebody comes near
 * what opens it.
 */
const toast = () => import("@evolve/widgets/toast");

export const Menu = lazyPart(async () => (await import("@evolve/widgets/menu")).Menu);
export const Popover = lazyPart(async () => (await import("@evolve/widgets/popover")).Popover);
export const MessageModal = lazyPart(async () => (await import("@evolve/widgets/message-modal")).MessageModal);
export const ToastRegion = lazyPart(async () => (await toast()).ToastRegion);
export const ProfileModal = lazyPart(async () => (await import("../profile/profile-modal.tsx")).ProfileModal);
export const ContactModal = lazyPart(async () => (await import("../contact/contact-modal.tsx")).ContactModal);
export const LogoutModal = lazyPart(async () => (await import("../session/logout-modal.tsx")).LogoutModal);
export const LauncherPopover = lazyPart(async () => (await import("../launcher/launcher-popover.tsx")).LauncherPopover);
export const EmbeddedGate = lazyPart(async () => (await import("../embedded/embedded-gate.tsx")).EmbeddedGate);
export const SessionFrame = lazyPart(async () => (await import("../session/session-frame.tsx")).SessionFrame);
export const StudioModal = lazyPart(async () => (await import("../studio/studio-modal.tsx")).StudioModal);
export const JobsButton = lazyPart(async () => (await import("../jobs/jobs-button.tsx")).JobsButton);
export const DashboardsButton = lazyPart(
  async () => (await import("../dashboards/dashboards-button.tsx")).DashboardsButton,
);
export const NotificationsPopover = lazyPart(
  async () => (await import("../notifications/notifications-popover.tsx")).NotificationsPopover,
);
export const BroadcastBanners = lazyPart(
  async () => (await import("../notifications/broadcast-banners.tsx")).BroadcastBanners,
);
export const ImpersonationBanner = lazyPart(
  async () => (await import("../session/impersonation-banner.tsx")).ImpersonationBanner,
);
export const PasswordExpiry = lazyPart(async () => (await import("../password/password-expiry.tsx")).PasswordExpiry);
export { ChangePasswordModal };

export const loadToasts = async () => (await toast()).toasts;

export const fetchMessages = () => Promise.all([ToastRegion.settled(), PasswordExpiry.settled()]);
/** What the menu of the user opens. */
export const fetchUserModals = () => {
  for (const modal of [ProfileModal, ContactModal, LogoutModal, ChangePasswordModal]) modal.fetch();
};
