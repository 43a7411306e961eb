import { useWords } from "@evolve/i18n/react";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import styles from "./edit-conflict.module.css";

interface EditConflictProps {
  /** By default it says that somebody else has changed it. */
  readonly title?: string;
  /** By default it says that nothing is saved before the next save. */
  readonly text?: string;
  /** Per field its label, what the editor has typed and what somebody else has saved; equal ones are left out. */
  readonly fields: readonly (readonly [label: string, mine: string, theirs: string])[];
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Both versions of what two people have edited, and the choice between them. Nothing is saved by it. Texts of the area `list`. */
export const EditConflict = ({ title, text, fields, onKeepMine, onTakeTheirs }: EditConflictProps) => {
  const { t } = useWords();
  const differing = fields.filter(([, mine, theirs]) => mine !== theirs);
  return (
    <Banner tone="warning" title={title ?? t("list.conflictTitle")}>
      <p>{text ?? t("list.conflictText")}</p>
      {differing.length > 0 && (
        <div className={styles.room}>
          <table className={styles.versions}>
            <thead>
              <tr>
                <th scope="col">
                  <span className="ev-sr">{t("list.conflictField")}</span>
                </th>
                <th scope="col">{t("list.conflictMine")}</th>
                <th scope="col">{t("list.conflictTheirs")}</th>
              </tr>
            </thead>
            <tbody>
              {differing.map(([label, mine, theirs]) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td dir="auto">{mine === "" ? "–" : mine}</td>
                  <td dir="auto">{theirs === "" ? "–" : theirs}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={styles.choices}>
        <Button onPress={onKeepMine}>{t("list.keepMine")}</Button>
        <Button onPress={onTakeTheirs}>{t("list.takeTheirs")}</Button>
      </div>
    </Banner>
  );
};
