import { useWords } from "@evolve/i18n/react";
import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import type { ReactNode } from "react";
import styles from "./compare.module.css";

interface ComparedRow {
  readonly id: string;
  readonly label: ReactNode;
  /** Of the first role and the second. */
  readonly has: readonly [boolean, boolean];
}

interface ComparedTableProps {
  readonly title: string;
  /** Of the first column. */
  readonly header: string;
  readonly roleNames: readonly [ReactNode, ReactNode];
  readonly groups: readonly { readonly title: string; readonly rows: readonly ComparedRow[] }[];
}

/** What two roles have, group by group; rows in which they differ are marked. */
export const ComparedTable = ({ title, header, roleNames, groups }: ComparedTableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard
  <div className={styles.scroller} role="region" aria-label={title} tabIndex={0}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{header}</th>
          <th scope="col">{roleNames[0]}</th>
          <th scope="col">{roleNames[1]}</th>
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.title}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={3}>
              {group.title}
            </th>
          </tr>
          {group.rows.map(({ id, label, has }) => (
            <tr key={id} data-differs={has[0] !== has[1] || undefined}>
              <th scope="row">{label}</th>
              <td>
                <Mark isOn={has[0]} />
              </td>
              <td>
                <Mark isOn={has[1]} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  </div>
);

const Mark = ({ isOn }: { readonly isOn: boolean }) => {
  const { t } = useWords();
  return (
    <>
      {isOn ? <Check aria-hidden="true" /> : <Minus aria-hidden="true" />}
      <span className="ev-sr">{t(isOn ? "common.yes" : "common.no")}</span>
    </>
  );
};
