import { type ExplainedLink, explainMenu } from "@evolve/contracts/navigation";
import type { Words } from "@evolve/i18n";
import { entryName, Page, useRouteSearch, useShell } from "@evolve/shell";
import { Checkbox } from "@evolve/widgets/checkbox";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Skeleton } from "@evolve/widgets/skeleton";
import { StatusPill } from "@evolve/widgets/status-pill";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { QueryState } from "../../../parts/query-state.tsx";
import { readMenuOf } from "../searches.ts";
import styles from "./menu-access.module.css";

const PersonField = lazyPart(async () => (await import("./person-field.tsx")).PersonField);

const reasonsOf = ({ t }: Words, { permissions, licences, toggle }: ExplainedLink["missing"]): readonly string[] => [
  ...(permissions.length > 0 ? [t("menuAccess.permissions", { names: permissions.join(", ") })] : []),
  ...(licences === null ? [] : [t("menuAccess.licences", { expression: licences })]),
  ...(toggle === null ? [] : [t("menuAccess.toggle", { name: toggle })]),
];

/** Which permission, licence or toggle keeps a link out of somebody's menu. */
export const MenuAccessScreen = () => {
  const { client, user, words } = useShell();
  const { t } = words;
  const [{ user: asked }, change] = useRouteSearch(readMenuOf);
  const [isHiddenOnly, setHiddenOnly] = useState(false);
  const userId = asked ?? user.id;
  const explained = useQuery({
    queryKey: ["explained menu", userId],
    queryFn: ({ signal }) => client.call(explainMenu, { params: { userId } }, { signal }),
  });
  const shown = explained.data?.links.filter(({ isShown }) => !isHiddenOnly || !isShown);

  return (
    <Page title={t("menuAccess.title")} lead={t("menuAccess.lead")}>
      <div className={styles.choice}>
        <Suspense fallback={<Skeleton shape="line" />}>
          <PersonField userId={userId} onChange={(id) => change({ user: id })} />
        </Suspense>
        <Checkbox isSelected={isHiddenOnly} onChange={setHiddenOnly}>
          {t("menuAccess.hiddenOnly")}
        </Checkbox>
      </div>
      {shown === undefined ? (
        <QueryState error={explained.error} onRetry={() => void explained.refetch()} />
      ) : shown.length === 0 ? (
        <p role="status">{t("menuAccess.allShown")}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard
        <div className={styles.scroller} role="region" aria-label={t("menuAccess.title")} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t("menuAccess.link")}</th>
                <th scope="col">{t("menuAccess.module")}</th>
                <th scope="col">{t("menuAccess.needs")}</th>
                <th scope="col">{t("menuAccess.reason")}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ id, module, moduleNames, name, names, address, licences, isShown, missing }) => (
                <tr key={`${module} ${id}`}>
                  <th scope="row">
                    {entryName(words, { name, names })} <code>{address}</code>
                  </th>
                  <td>{entryName(words, { name: module, names: moduleNames })}</td>
                  <td>{licences === null ? "–" : <code dir="ltr">{licences}</code>}</td>
                  <td>
                    {isShown ? (
                      <StatusPill tone="success">{t("menuAccess.shown")}</StatusPill>
                    ) : (
                      reasonsOf(words, missing).map((reason) => <div key={reason}>{reason}</div>)
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Page>
  );
};
