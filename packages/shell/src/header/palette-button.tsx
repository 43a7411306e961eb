import { useWords } from "@evolve/i18n/react";
import Search from "lucide-react/icons/search";
import { openSurface } from "../commands/registry.ts";

/** Opens the palette by pointer. */
export const PaletteButton = () => {
  const { t } = useWords();
  const label = t("shell.palette");
  return (
    <button
      type="button"
      className="sh-header-button"
      aria-label={label}
      aria-keyshortcuts="Control+K"
      title={label}
      aria-haspopup="dialog"
      onClick={() => openSurface("palette")}
    >
      <Search />
    </button>
  );
};
