import { Button } from "@evolve/widgets/button";
import { toasts } from "@evolve/widgets/toast";
import { useSample } from "../sample/use-sample.ts";

export function Filled() {
  const { t, save } = useSample();
  const show = () => toasts.show({ tone: "ok", text: t("gallery.sampleSaved") });
  return <Button onPress={show}>{save}</Button>;
}

export function Tones() {
  const { statuses, text } = useSample();
  return statuses.map(({ tone, label }) => (
    <Button key={tone} onPress={() => toasts.show({ tone: tone === "idle" ? undefined : tone, text })}>
      {label}
    </Button>
  ));
}

export function WithAction() {
  const { t, remove, text } = useSample();
  const undo = () => toasts.show({ text: t("gallery.sampleUndo"), duration: "short" });
  const show = () =>
    toasts.show({
      tone: "warn",
      title: t("gallery.sampleSaved"),
      text,
      action: { label: t("gallery.sampleUndo"), onPress: undo },
    });
  return <Button onPress={show}>{remove}</Button>;
}
