import { useWords } from "@evolve/i18n/react";
import { WidgetLocale } from "@evolve/widgets/locale";
import { ContactModal } from "./contact-modal.tsx";

interface ContactProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The modal, loaded when somebody first asks for it. */
export const Contact = ({ isOpen, onClose }: ContactProps) => {
  const words = useWords();
  return (
    <WidgetLocale locale={words.locale}>
      <ContactModal isOpen={isOpen} onClose={onClose} />
    </WidgetLocale>
  );
};
