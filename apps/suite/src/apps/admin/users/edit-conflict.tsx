import type { UserDetails } from "@evolve/contracts/users";
import { useWords } from "@evolve/i18n/react";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import type { ChoiceOption } from "@evolve/widgets/multi-select";
import type { EditFields } from "./edit-fields.ts";
import styles from "./edit-conflict.module.css";

interface EditConflictProps {
  readonly mine: EditFields;
  readonly theirs: UserDetails;
  readonly roles: readonly ChoiceOption[];
  readonly teams: readonly ChoiceOption[];
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Both versions of a user whom two people have edited, and the choice between them. Nothing is saved by it. */
export const EditConflict = ({ mine, theirs, roles, teams, onKeepMine, onTakeTheirs }: EditConflictProps) => {
  const { t } = useWords();
  const labelIn = (options: readonly ChoiceOption[], id: string | null) =>
    options.find((option) => option.id === id)?.label ?? "–";
  const rows = [
    [t("users.firstName"), mine.firstName, theirs.firstName],
    [t("users.lastName"), mine.lastName, theirs.lastName],
    [t("users.role"), labelIn(roles, mine.roleId), theirs.role?.name ?? "–"],
    [t("users.team"), labelIn(teams, mine.teamId), theirs.team?.name ?? "–"],
  ].filter(([, own, other]) => own !== other);
  return (
    <Banner tone="warning" title={t("users.conflictTitle")}>
      <p>{t("users.conflictText")}</p>
      <table className={styles["versions"]}>
        <thead>
          <tr>
            <th scope="col">
              <span className="ev-sr">{t("users.conflictField")}</span>
            </th>
            <th scope="col">{t("users.conflictMine")}</th>
            <th scope="col">{t("users.conflictTheirs")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, own, other]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td dir="auto">{own === "" ? "–" : own}</td>
              <td dir="auto">{other === "" ? "–" : other}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles["choices"]}>
        <Button onPress={onKeepMine}>{t("users.keepMine")}</Button>
        <Button onPress={onTakeTheirs}>{t("users.takeTheirs")}</Button>
      </div>
    </Banner>
  );
};
