import { languageOf, languages } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { Select } from "@evolve/widgets/select";
import Contrast from "lucide-react/icons/contrast";
import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import PilcrowLeft from "lucide-react/icons/pilcrow-left";
import PilcrowRight from "lucide-react/icons/pilcrow-right";
import Rows2 from "lucide-react/icons/rows-2";
import Rows4 from "lucide-react/icons/rows-4";
import Sun from "lucide-react/icons/sun";
import { useAddress } from "../use-address.ts";
import { Segments } from "./segments.tsx";

const languageNames = { en: "English", ru: "Русский", es: "Español", zh: "中文" };

/** How everything below looks. It all goes into the address, so that a link shows the same. On a phone it is folded away. */
export const Toolbar = ({ isOpen }: { readonly isOpen: boolean }) => {
  const { t, language } = useWords();
  const { address, change } = useAddress();
  return (
    <div id="appearance" className="ga-toolbar" data-open={isOpen} role="group" aria-label={t("gallery.appearance")}>
      <Select
        className="ga-language"
        label={t("gallery.language")}
        isLabelHidden
        placeholder={t("gallery.language")}
        options={languages.map((id) => ({ id, label: languageNames[id] }))}
        value={language}
        onChange={(id) => change({ language: languageOf(id) })}
      />
      <Segments
        label={t("gallery.theme")}
        value={address.theme}
        onChange={(theme) => change({ theme })}
        options={[
          { id: "system", label: t("gallery.themeSystem"), icon: <Monitor /> },
          { id: "light", label: t("gallery.themeLight"), icon: <Sun /> },
          { id: "dark", label: t("gallery.themeDark"), icon: <Moon /> },
          { id: "contrast", label: t("gallery.themeContrast"), icon: <Contrast /> },
        ]}
      />
      <Segments
        label={t("gallery.density")}
        value={address.density}
        onChange={(density) => change({ density })}
        options={[
          { id: "comfortable", label: t("gallery.densityComfortable"), icon: <Rows2 /> },
          { id: "compact", label: t("gallery.densityCompact"), icon: <Rows4 /> },
        ]}
      />
      <Segments
        label={t("gallery.direction")}
        value={address.direction}
        onChange={(direction) => change({ direction })}
        options={[
          { id: "ltr", label: t("gallery.directionLtr"), icon: <PilcrowRight /> },
          { id: "rtl", label: t("gallery.directionRtl"), icon: <PilcrowLeft /> },
        ]}
      />
    </div>
  );
};
