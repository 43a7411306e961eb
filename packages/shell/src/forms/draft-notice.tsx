import { useWords } from "@evolve/i18n/react";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";

interface DraftNoticeProps {
  readonly form: { readonly isRestored: boolean; readonly startAgain: () => void };
}

/** Above a form whose draft was restored: says so, and offers to discard it. */
export const DraftNotice = ({ form }: DraftNoticeProps) => {
  const { t } = useWords();
  if (!form.isRestored) return null;
  return (
    <Banner
      tone="info"
      action={
        <Button size="small" onPress={() => form.startAgain()}>
          {t("shell.formStartAgain")}
        </Button>
      }
    >
      {t("shell.formDraftRestored")}
    </Banner>
  );
};
