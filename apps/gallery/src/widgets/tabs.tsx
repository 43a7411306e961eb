import { Tabs } from "@evolve/widgets/tabs";
import Settings from "lucide-react/icons/settings";
import { useSample } from "../sample/use-sample.ts";

/** Parts of one thing of which one is needed at a time. */
export const Filled = () => {
  const { t, title, text, description } = useSample();
  return (
    <Tabs
      label={title}
      items={[
        { id: "general", label: t("gallery.sampleGeneral"), content: text },
        { id: "keys", label: t("gallery.sampleKeys"), content: description },
      ]}
    />
  );
};

/** When a part has something to count, or an icon helps to find it. */
export const WithBadge = () => {
  const { t, title, text, description } = useSample();
  return (
    <Tabs
      label={title}
      items={[
        { id: "general", label: t("gallery.sampleGeneral"), icon: <Settings />, content: text },
        { id: "keys", label: t("gallery.sampleKeys"), badge: 2, content: description },
      ]}
    />
  );
};

/** From about six parts on, or when names are long. */
export const Vertical = () => {
  const { t, title, text, description } = useSample();
  return (
    <Tabs
      label={title}
      orientation="vertical"
      items={[
        { id: "general", label: t("gallery.sampleGeneral"), content: text },
        { id: "keys", label: t("gallery.sampleKeys"), content: description },
      ]}
    />
  );
};

/** When a part exists but may not be opened. If it never can be, leave it out. */
export const Disabled = () => {
  const { t, title, text } = useSample();
  return (
    <Tabs
      label={title}
      items={[
        { id: "general", label: t("gallery.sampleGeneral"), content: text },
        { id: "closed", label: t("gallery.sampleClosed"), isDisabled: true, content: text },
      ]}
    />
  );
};
