import { searchRoles } from "@evolve/contracts/role-lists";
import { useWords } from "@evolve/i18n/react";
import { Page, useRouteSearch, useShell } from "@evolve/shell";
import { Checkbox } from "@evolve/widgets/checkbox";
import { Select } from "@evolve/widgets/select";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { BackLink } from "../../../parts/back-link.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import { readCompared } from "../searches.ts";
import { ComparedPermissions } from "./compared-permissions.tsx";
import { ComparedReach } from "./compared-reach.tsx";
import styles from "./compare.module.css";

/** Two roles side by side: their permissions, who holds each, and what each role opens in the menu. */
export const CompareScreen = () => {
  const { t } = useWords();
  const { client } = useShell();
  const [asked, change] = useRouteSearch(readCompared);
  const [isDifferentOnly, setDifferentOnly] = useState(true);
  const { data, error, refetch } = useQuery({
    queryKey: ["roles", "compared"],
    queryFn: async ({ signal }) => (await client.call(searchRoles, { body: {} }, { signal })).roles,
  });
  const roles = data ?? [];
  const find = (id: string | undefined) => roles.find((role) => role.id === id);
  const first = find(asked.a) ?? roles[0];
  const second = find(asked.b) ?? roles.find(({ id }) => id !== first?.id);
  const options = roles.map(({ id, displayName }) => ({ id, label: displayName }));
  return (
    <Page title={t("roles.compareTitle")} lead={<BackLink to="/admin/roles">{t("roles.title")}</BackLink>}>
      {data === undefined ? (
        <QueryState error={error} onRetry={() => void refetch()} />
      ) : first === undefined || second === undefined ? (
        <p role="status">{t("roles.nothingToCompare")}</p>
      ) : (
        <div className={styles.parts}>
          <div className={styles.choice}>
            <Select
              label={t("roles.firstRole")}
              placeholder={t("roles.firstRole")}
              options={options}
              value={first.id}
              onChange={(a) => change({ a, b: second.id })}
            />
            <Select
              label={t("roles.secondRole")}
              placeholder={t("roles.secondRole")}
              options={options}
              value={second.id}
              onChange={(b) => change({ a: first.id, b })}
            />
            <Checkbox isSelected={isDifferentOnly} onChange={setDifferentOnly}>
              {t("roles.differencesOnly")}
            </Checkbox>
          </div>
          <ComparedPermissions roles={[first, second]} isDifferentOnly={isDifferentOnly} />
          <ComparedReach roles={[first, second]} isDifferentOnly={isDifferentOnly} />
        </div>
      )}
    </Page>
  );
};
