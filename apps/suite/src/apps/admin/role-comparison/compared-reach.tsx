import type { RoleRow } from "@evolve/contracts/role-lists";
import { explainRoleMenu } from "@evolve/contracts/navigation";
import { useWords } from "@evolve/i18n/react";
import { entryName, useShell } from "@evolve/shell";
import { useQuery } from "@tanstack/react-query";
import { QueryState } from "../../../parts/query-state.tsx";
import { ComparedTable } from "./compared-table.tsx";
import styles from "./compare.module.css";

interface ComparedReachProps {
  readonly roles: readonly [RoleRow, RoleRow];
  readonly isDifferentOnly: boolean;
}

/** Which links of the menu each of two roles opens by itself, with the licences and toggles of the organization. */
export const ComparedReach = ({ roles: [first, second], isDifferentOnly }: ComparedReachProps) => {
  const words = useWords();
  const { t } = words;
  const { client } = useShell();
  const { data, error, refetch } = useQuery({
    queryKey: ["roles", "reach", first.id, second.id],
    queryFn: ({ signal }) =>
      Promise.all(
        [first.id, second.id].map(
          async (roleId) => (await client.call(explainRoleMenu, { params: { roleId } }, { signal })).links,
        ),
      ),
  });
  const [ofFirst, ofSecond] = data ?? [];
  if (ofFirst === undefined || ofSecond === undefined)
    return <QueryState error={error} onRetry={() => void refetch()} />;
  const idOf = ({ module, id }: { readonly module: string; readonly id: string }) => `${module} ${id}`;
  const shownToSecond = new Set(ofSecond.filter(({ isShown }) => isShown).map(idOf));
  const rows = ofFirst
    .map((link) => ({ ...link, has: [link.isShown, shownToSecond.has(idOf(link))] as const }))
    .filter(({ has }) => !isDifferentOnly || has[0] !== has[1]);
  const modules = Map.groupBy(rows, ({ module }) => module);
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <h2>{t("roles.reach")}</h2>
      </div>
      {rows.length === 0 ? (
        <p role="status">{t("roles.noDifference")}</p>
      ) : (
        <ComparedTable
          title={t("roles.reach")}
          header={t("roles.link")}
          roleNames={[first.displayName, second.displayName]}
          groups={[...modules].map(([module, links]) => ({
            title: entryName(words, { name: module, names: links[0]?.moduleNames }),
            rows: links.map((link) => ({
              id: idOf(link),
              has: link.has,
              label: (
                <>
                  {entryName(words, link)} <code>{link.address}</code>
                </>
              ),
            })),
          }))}
        />
      )}
    </div>
  );
};
