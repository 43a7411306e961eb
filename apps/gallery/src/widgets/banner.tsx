import { useWords } from "@evolve/i18n/react";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { useState } from "react";
import { useSample } from "../sample/use-sample.ts";

export const Filled = () => {
  const { title, text } = useSample();
  return (
    <Banner title={title} isAnnounced={false}>
      {text}
    </Banner>
  );
};

export const Tones = () => {
  const { text } = useSample();
  return (["info", "success", "warning", "danger"] as const).map((tone) => (
    <Banner key={tone} tone={tone} isAnnounced={false}>
      {text}
    </Banner>
  ));
};

export const WithAction = () => {
  const { t } = useWords();
  const { error } = useSample();
  return (
    <Banner tone="danger" isAnnounced={false} action={<Button size="small">{t("common.retry")}</Button>}>
      {error}
    </Banner>
  );
};

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
