import { useWords } from "@evolve/i18n/react";
import Search from "lucide-react/icons/search";
import { openSurface, useOfferedCommands } from "../commands/registry.ts";

/** Opens the palette by pointer. */
export const PaletteButton = () => {
  const { t } = useWords();
  const label = t("shell.palette");
  const keys = useOfferedCommands().find(({ id }) => id === "palette")?.keys;
  return (
    <button
      type="button"
      className="sh-header-button"
      aria-label={label}
      aria-keyshortcuts={keys?.replace("$mod", "Control")}
      title={label}
      aria-haspopup="dialog"
      onClick={() => openSurface("palette")}
    >
      <Search />
    </button>
  );
};
