import { languageOf, loadCatalogue } from "@evolve/i18n";
import { useWords, WordsProvider } from "@evolve/i18n/react";
import { WidgetLocale } from "@evolve/widgets/locale";
import type { ComponentType } from "react";
import { ContactModal } from "./contact-modal.tsx";

export interface ContactProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The modal with its words, in the language of the page: loaded when somebody asks for it. Rejects where the words do not come. */
export const loadContact = async (): Promise<ComponentType<ContactProps>> => {
  const more = await loadCatalogue(languageOf(document.documentElement.lang) ?? "en", ["contact"]);
  const Contact = (props: ContactProps) => {
    const words = useWords();
    return (
      <WordsProvider words={words.with(more)}>
        <WidgetLocale locale={words.locale}>
          <ContactModal {...props} />
        </WidgetLocale>
      </WordsProvider>
    );
  };
  return Contact;
};
