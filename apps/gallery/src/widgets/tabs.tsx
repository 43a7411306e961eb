import { Tabs } from "@evolve/widgets/tabs";
import Settings from "lucide-react/icons/settings";
import { useSample } from "../sample/use-sample.ts";

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
