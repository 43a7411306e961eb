import type { LicensedLink } from "@evolve/contracts/tenant-management";
import { useWords } from "@evolve/i18n/react";
import { entryName } from "@evolve/shell";
import styles from "./licences.module.css";

/** Screens by their module. */
export const ScreenList = ({ links }: { readonly links: readonly LicensedLink[] }) => {
  const words = useWords();
  return (
    <dl className={styles.screens}>
      {[...Map.groupBy(links, ({ module }) => module)].map(([module, screens]) => (
        <div key={module}>
          <dt>{entryName(words, { name: module, names: screens[0]?.moduleNames })}</dt>
          <dd>{screens.map((screen) => entryName(words, screen)).join(", ")}</dd>
        </div>
      ))}
    </dl>
  );
};
