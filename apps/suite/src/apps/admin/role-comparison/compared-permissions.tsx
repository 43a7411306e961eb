import type { RoleRow } from "@evolve/contracts/role-lists";
import type { Permission } from "@evolve/contracts/permission-names";
import { readRole } from "@evolve/contracts/roles";
import { permissionNamesIn } from "@evolve/i18n/permission-names";
import { useWords } from "@evolve/i18n/react";
import { ShellLink, useShell } from "@evolve/shell";
import { IconButton } from "@evolve/widgets/icon-button";
import { SearchField } from "@evolve/widgets/search-field";
import { useQuery } from "@tanstack/react-query";
import Users from "lucide-react/icons/users";
import { useState } from "react";
import { QueryState } from "../../../parts/query-state.tsx";
import { ComparedTable } from "./compared-table.tsx";
import { HoldersDialog } from "./holders-dialog.tsx";
import styles from "./compare.module.css";

interface ComparedProps {
  readonly roles: readonly [RoleRow, RoleRow];
  readonly isDifferentOnly: boolean;
}

/** The permissions of two roles, grouped by app, searched, each with who holds it. */
export const ComparedPermissions = ({ roles: [first, second], isDifferentOnly }: ComparedProps) => {
  const words = useWords();
  const { t } = words;
  const { client, holds } = useShell();
  const [search, setSearch] = useState("");
  const [asked, setAsked] = useState<Permission | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ["roles", "permissions", first.id, second.id],
    queryFn: ({ signal }) =>
      Promise.all(
        [first.id, second.id].map(
          async (roleId) => new Set((await client.call(readRole, { params: { roleId } }, { signal })).role.permissions),
        ),
      ),
  });
  const [ofFirst, ofSecond] = data ?? [];
  if (ofFirst === undefined || ofSecond === undefined)
    return <QueryState error={error} onRetry={() => void refetch()} />;
  const has = (permission: Permission) =>
    [ofFirst, ofSecond].map((held) => held.has("all") || held.has(permission)) as [boolean, boolean];
  const wanted = search.trim().toLocaleLowerCase(words.locale);
  const shown = permissionNamesIn(words)
    .filter(({ id, label, group }) => `${id}\n${label}\n${group}`.toLocaleLowerCase(words.locale).includes(wanted))
    .map((name) => ({ ...name, has: has(name.id) }))
    .filter((row) => !isDifferentOnly || row.has[0] !== row.has[1]);
  const groups = Map.groupBy(shown, ({ group }) => group);
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <h2>{t("roles.permissions")}</h2>
        <SearchField
          label={t("roles.searchPermissions")}
          placeholder={t("roles.searchPermissions")}
          value={search}
          onSearch={setSearch}
          delay={0}
        />
      </div>
      {shown.length === 0 ? (
        <p role="status">{t(search === "" ? "roles.noDifference" : "roles.noPermission")}</p>
      ) : (
        <ComparedTable
          title={t("roles.permissions")}
          header={t("roles.permission")}
          roleNames={[<RoleName key="first" role={first} />, <RoleName key="second" role={second} />]}
          groups={[...groups].map(([title, rows]) => ({
            title,
            rows: rows.map(({ id, label, has: ofBoth }) => ({
              id,
              has: ofBoth,
              label: (
                <span className={styles.permission}>
                  <span>
                    {label} <code>{id}</code>
                  </span>
                  {holds("user:view") && (
                    <IconButton
                      label={t("roles.holdersOf", { permission: label })}
                      tooltip={t("roles.holders")}
                      icon={<Users />}
                      onPress={() => setAsked(id)}
                    />
                  )}
                </span>
              ),
            })),
          }))}
        />
      )}
      {asked !== null && <HoldersDialog permission={asked} onClose={() => setAsked(null)} />}
    </div>
  );
};

/** A role's name, which leads to the users whose role it is. */
const RoleName = ({ role }: { readonly role: RoleRow }) => {
  const { holds } = useShell();
  return holds("user:view") ? (
    <ShellLink to={`/admin/users?roleId=${role.id}`} dir="auto">
      {role.displayName}
    </ShellLink>
  ) : (
    <span dir="auto">{role.displayName}</span>
  );
};
