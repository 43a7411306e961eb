import { WordsProvider } from "@evolve/i18n/react";
import { type ComponentType, startTransition, useCallback, useEffect, useMemo, useState } from "react";
import { AppContext } from "./app-context.ts";
import type { Boot } from "./boot.ts";
import { Frame } from "./frame/frame.tsx";
import type { PageNoticeContent } from "./frame/page-notice.tsx";
import { type Language, switchLanguage } from "./language.ts";
import { LazyPage } from "./lazy-page.tsx";
import type { ContactProps } from "./pages/contact/contact.tsx";
import { SignInPage } from "./pages/sign-in/sign-in-page.tsx";
import { currentPlace, diversionOf, redirect, usePlace } from "./router.ts";
import type { Services } from "./services.ts";
import { createToasts } from "./toasts.ts";
import type { Words } from "./words.ts";
import { WidgetWords } from "./widget-words.tsx";

interface AppProps {
  readonly boot: Boot;
  /** The words of the language that the page was prerendered in. */
  readonly words: Words;
  readonly services: Services;
}

export const App = ({ boot, words: firstWords, services }: AppProps) => {
  const { path, known, parameters } = usePlace();
  const [words, setWords] = useState(firstWords);
  const [announcement, setAnnouncement] = useState("");
  const [Contact, setContact] = useState<ComponentType<ContactProps>>();
  const [isContactOpen, setContactOpen] = useState(false);
  const [PageToasts, setPageToasts] = useState<ComponentType>();
  const [notice, setNotice] = useState<PageNoticeContent>();

  const context = useMemo(() => {
    const toasts = createToasts({
      onReady: (part) => setPageToasts(() => part.PageToasts),
      onLost: ({ tone = "info", text }) => setNotice({ tone, text }),
    });
    const openContact = async (): Promise<void> => {
      try {
        const Loaded = await (await import("./pages/contact/contact.tsx")).loadContact();
        setContact(() => Loaded);
        setContactOpen(true);
      } catch {
        setNotice({ tone: "danger", key: "signIn.partFailed" });
      }
    };
    return { ...services, boot, toasts, announce: setAnnouncement, openContact: () => void openContact() };
  }, [boot, services]);
  const changeLanguage = useCallback(
    (language: Language) =>
      void switchLanguage(language).then(
        // What is on the screen stays until all of it can be said in the other language.
        (chosen) => startTransition(() => setWords(chosen)),
        () => setNotice({ tone: "danger", key: "signIn.partFailed" }),
      ),
    [],
  );

  useEffect(() => {
    // The place itself, since hydration begins at the prerendered one.
    const diversion = diversionOf(currentPlace(), boot.host);
    if (diversion !== undefined) redirect(diversion);
  }, [path, known, boot.host]);

  return (
    <WordsProvider words={words}>
      <WidgetWords>
        <AppContext value={context}>
          <Frame
            announcement={announcement}
            notice={notice}
            onNoticeDismiss={() => setNotice(undefined)}
            onLanguage={changeLanguage}
          >
            {/* The first step stands outside Suspense, so that it is hydrated at once with the frame. */}
            {path === "/" ? <SignInPage /> : <LazyPage key={`${path}?${parameters.toString()}`} path={path} />}
          </Frame>
          {Contact && <Contact isOpen={isContactOpen} onClose={() => setContactOpen(false)} />}
          {PageToasts && <PageToasts />}
        </AppContext>
      </WidgetWords>
    </WordsProvider>
  );
};
