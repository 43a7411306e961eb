import { lazyPart } from "@evolve/widgets/lazy-part";
import { type ReactNode, useEffect } from "react";
import { LaterWords } from "./later-words.tsx";
import { PageFailure } from "./parts/page-failure.tsx";
import type { LaterPath } from "./router.ts";
import { prefetchToasts } from "./toasts.ts";

const part = <Module,>(load: () => Promise<Module>, pick: (module: Module) => () => ReactNode) =>
  lazyPart(
    async () => pick(await load()),
    ({ error }) => <PageFailure error={error} />,
  );

const messages = () => import("./pages/messages/pages.tsx");
const setPassword = () => import("./pages/set-password/set-password-page.tsx");

/** Each comes when somebody is sent there. */
const pages: Readonly<Record<LaterPath, () => ReactNode>> = {
  "/recoverPassword": part(
    () => import("./pages/recover-password/recover-password-page.tsx"),
    ({ RecoverPasswordPage }) => RecoverPasswordPage,
  ),
  "/signUp": part(
    () => import("./pages/sign-up/sign-up-page.tsx"),
    ({ SignUpPage }) => SignUpPage,
  ),
  "/resetPassword": part(
    () => import("./pages/reset-password/reset-password-page.tsx"),
    ({ ResetPasswordPage }) => ResetPasswordPage,
  ),
  "/setPassword": part(setPassword, ({ SetPasswordPage }) => SetPasswordPage),
  "/setPasswordIframe": part(setPassword, ({ SetPasswordFrame }) => SetPasswordFrame),
  "/sso": part(
    () => import("./pages/sso/sso-page.tsx"),
    ({ SsoPage }) => SsoPage,
  ),
  "/updateEmail": part(
    () => import("./pages/update-email/update-email-page.tsx"),
    ({ UpdateEmailPage }) => UpdateEmailPage,
  ),
  "/smartlogin": part(
    () => import("./pages/smart-login/smart-login-page.tsx"),
    ({ SmartLoginPage }) => SmartLoginPage,
  ),
  "/expiredInvitation": part(messages, ({ ExpiredInvitationPage }) => ExpiredInvitationPage),
  "/expiredVerificationEmail": part(messages, ({ ExpiredVerificationEmailPage }) => ExpiredVerificationEmailPage),
  "/insufficientPrivileges": part(messages, ({ InsufficientPrivilegesPage }) => InsufficientPrivilegesPage),
  "/invalidUser": part(messages, ({ InvalidUserPage }) => InvalidUserPage),
  "/sessionAlreadyExists": part(
    () => import("./pages/sso/session-already-exists-page.tsx"),
    ({ SessionAlreadyExistsPage }) => SessionAlreadyExistsPage,
  ),
  "/error": part(messages, ({ ErrorPage }) => ErrorPage),
  "/logout": part(
    () => import("./pages/logout/logout-page.tsx"),
    ({ LogoutPage }) => LogoutPage,
  ),
  "/globalLogout": part(
    () => import("./pages/logout/global-logout-page.tsx"),
    ({ GlobalLogoutPage }) => GlobalLogoutPage,
  ),
  "/authorize": part(
    () => import("./pages/authorize/authorize-page.tsx"),
    ({ AuthorizePage }) => AuthorizePage,
  ),
  "/consent": part(
    () => import("./pages/consent/consent-page.tsx"),
    ({ ConsentPage }) => ConsentPage,
  ),
  "/device": part(
    () => import("./pages/device/device-page.tsx"),
    ({ DevicePage }) => DevicePage,
  ),
  "/endSession": part(
    () => import("./pages/end-session/end-session-page.tsx"),
    ({ EndSessionPage }) => EndSessionPage,
  ),
};

/** The page of a path, with the words that the first steps do without. */
export const LaterPage = ({ path }: { readonly path: LaterPath }) => {
  const Page = pages[path];
  useEffect(prefetchToasts, []);
  return (
    <LaterWords>
      <Page />
    </LaterWords>
  );
};
