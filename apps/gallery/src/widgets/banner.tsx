import { useWords } from "@evolve/i18n/react";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { useState } from "react";
import { useSample } from "../sample/use-sample.ts";

/** For news that concerns the whole page and stays until it no longer applies. */
export const Filled = () => {
  const { title, text } = useSample();
  return (
    <Banner title={title} isAnnounced={false}>
      {text}
    </Banner>
  );
};

/** Info explains, success confirms, warning tells of a risk, danger tells what failed. Each has an icon of its own, not only a color. */
export const Tones = () => {
  const { text } = useSample();
  return (["info", "success", "warning", "danger"] as const).map((tone) => (
    <Banner key={tone} tone={tone} isAnnounced={false}>
      {text}
    </Banner>
  ));
};

/** When one step puts things right. Name that step on the button. */
export const WithAction = () => {
  const { t } = useWords();
  const { error } = useSample();
  return (
    <Banner tone="danger" isAnnounced={false} action={<Button size="small">{t("common.retry")}</Button>}>
      {error}
    </Banner>
  );
};

/** When reading it is enough. Never for a fault that is still there. */
export const Dismissible = () => {
  const { text, action } = useSample();
  const [isShown, setShown] = useState(true);
  if (!isShown) return <Button onPress={() => setShown(true)}>{action}</Button>;
  return (
    <Banner tone="warning" onDismiss={() => setShown(false)}>
      {text}
    </Banner>
  );
};
