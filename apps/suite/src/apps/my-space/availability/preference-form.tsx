import { useWords } from "@evolve/i18n/react";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { Form, type FormFault } from "@evolve/widgets/form";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useShell } from "@evolve/shell";
import { DraftNotice } from "@evolve/shell/forms";
import styles from "./availability.module.css";

/** Whose preferences the screen is about. */
export const own = { params: { userId: "current" } } as const;

interface PreferenceFormProps {
  /** Of `useAppForm`. */
  readonly form: {
    readonly save: () => Promise<unknown>;
    readonly faults: readonly FormFault[];
    readonly summaryTitle: string;
    readonly failure: string;
    readonly isDirty: boolean;
    readonly isSaving: boolean;
    readonly isRestored: boolean;
    readonly startAgain: () => void;
  };
  readonly children: ReactNode;
}

/** A card's form: its fields, what the server says of them, and its own button. */
export const PreferenceForm = ({ form, children }: PreferenceFormProps) => {
  const { t } = useWords();
  return (
    <Form onSubmit={() => void form.save()} faults={form.faults} summaryTitle={form.summaryTitle}>
      <DraftNotice form={form} />
      {form.failure !== "" && <Banner tone="danger">{form.failure}</Banner>}
      {children}
      <div className={styles.footer}>
        <Button type="submit" variant="primary" isDisabled={!form.isDirty} isPending={form.isSaving}>
          {t("common.save")}
        </Button>
      </div>
    </Form>
  );
};

/** What follows when a card was saved: it is said, and the screen knows the new version. */
export const usePreferenceSaved = () => {
  const { toasts, words } = useShell();
  const queryClient = useQueryClient();
  return (): void => {
    void queryClient.invalidateQueries({ queryKey: ["agent-preferences"] });
    toasts.show({ tone: "success", text: words.t("availability.saved") });
  };
};
