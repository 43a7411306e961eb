import { useWords } from "@evolve/i18n/react";
import { Suspense, useRef, useState } from "react";
import { ConnectionBanner } from "../connection/connection-banner.tsx";
import { Product } from "../header/product.tsx";
import { ContactModal } from "../overlays/overlays.ts";
import { LeaveQuestion } from "../routing/leave-question.tsx";
import { leaveToSignIn } from "../routing/leave.ts";
import { RoutedScreen } from "../routing/routed-screen.tsx";
import { useRuntime } from "../runtime-context.ts";
import { useIsBare } from "./is-bare.ts";
import { Messages } from "./messages.tsx";
import { SkipLink } from "./skip-link.tsx";

/** Around a screen that opens without signing in: logo, the way to support, and the way to sign in. */
export const SignedOutFrame = () => {
  const { connection } = useRuntime();
  const main = useRef<HTMLElement>(null);
  const isBare = useIsBare();
  return (
    <div className="sh-frame" data-sidebar="none">
      <div className="sh-top">
        <SkipLink target={main} />
        {!isBare && <SignedOutHeader />}
        <ConnectionBanner connection={connection} />
      </div>
      <main id="main" className="sh-main" ref={main} tabIndex={-1}>
        <RoutedScreen />
      </main>
      <LeaveQuestion />
      <Messages />
    </div>
  );
};

const SignedOutHeader = () => {
  const { t } = useWords();
  const [isContactOpen, setContactOpen] = useState(false);
  return (
    <header className="sh-header">
      <Product />
      <button
        type="button"
        className="sh-header-words"
        onPointerEnter={ContactModal.fetch}
        onFocus={ContactModal.fetch}
        onClick={() => setContactOpen(true)}
      >
        {t("common.contactUs")}
      </button>
      <button type="button" className="sh-header-words" onClick={() => leaveToSignIn()}>
        {t("shell.signIn")}
      </button>
      <Suspense>{isContactOpen && <ContactModal onClose={() => setContactOpen(false)} />}</Suspense>
    </header>
  );
};
