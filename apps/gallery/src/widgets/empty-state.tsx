import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import { EmptyState } from "@evolve/widgets/empty-state";
import CircleAlert from "lucide-react/icons/circle-alert";
import Users from "lucide-react/icons/users";
import { useSample } from "../sample/use-sample.ts";

/** When there is nothing yet. Say what belongs here, and offer the first step. */
export const Filled = () => {
  const { t, text, action } = useSample();
  return (
    <EmptyState
      icon={<Users />}
      title={t("gallery.sampleNobody")}
      text={text}
      action={<Button variant="primary">{action}</Button>}
    />
  );
};

/** When the content could not be loaded. Say what failed, and offer to try again. */
export const WithError = () => {
  const { t } = useWords();
  return (
    <EmptyState
      tone="danger"
      icon={<CircleAlert />}
      title={t("gallery.sampleFailed")}
      action={<Button>{t("common.retry")}</Button>}
    />
  );
};
