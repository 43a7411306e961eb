import { Button } from "@evolve/widgets/button";
import { toasts } from "@evolve/widgets/toast";
import { OpenPicture } from "../stage/open-picture.tsx";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import X from "lucide-react/icons/x";
import { useSample } from "../sample/use-sample.ts";

/** Confirms in a sentence what has just been done, and goes by itself. */
export const Filled = () => {
  const { t, save } = useSample();
  const show = () => toasts.show({ tone: "success", text: t("gallery.sampleSaved") });
  return <Button onPress={show}>{save}</Button>;
};

/** Success and info go by themselves; a fault stays until it is closed. */
export const Tones = () => {
  const { statuses, text } = useSample();
  return statuses.map(({ tone, label }) => (
    <Button key={tone} onPress={() => toasts.show({ tone: tone === "neutral" ? undefined : tone, text })}>
      {label}
    </Button>
  ));
};

/** When what was done can be undone. It stays longer, and pauses while it is pointed at. */
export const WithAction = () => {
  const { t, remove, text } = useSample();
  const undo = () => toasts.show({ text: t("gallery.sampleUndo"), duration: "short" });
  const show = () =>
    toasts.show({
      tone: "warning",
      title: t("gallery.sampleSaved"),
      text,
      action: { label: t("gallery.sampleUndo"), onPress: undo },
    });
  return <Button onPress={show}>{remove}</Button>;
};

export const Miniature = () => {
  const { t } = useSample();
  return (
    <OpenPicture at="corner">
      {[
        { tone: "success", icon: <CircleCheck className="ev-toast-icon" />, text: t("gallery.sampleSaved") },
        { tone: "danger", icon: <CircleAlert className="ev-toast-icon" />, text: t("gallery.sampleFailed") },
      ].map(({ tone, icon, text }) => (
        <div key={tone} className={`ev-toast ev-toast-${tone}`}>
          {icon}
          <div className="ev-toast-words">
            <span className="ev-toast-text">{text}</span>
          </div>
          <span className="ev-toast-close">
            <X />
          </span>
        </div>
      ))}
    </OpenPicture>
  );
};
