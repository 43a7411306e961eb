import type { Permission } from "@evolve/contracts/permission-names";
import { searchUsersByPermission } from "@evolve/contracts/user-lists";
import { useWords } from "@evolve/i18n/react";
import { ShellLink, useShell } from "@evolve/shell";
import { MoreRows, PreviousRows, useGrowingList } from "@evolve/shell/growing-list";
import { Avatar } from "@evolve/widgets/avatar";
import { Modal } from "@evolve/widgets/modal";
import { QueryState } from "../../../parts/query-state.tsx";
import styles from "./compare.module.css";

const pageSize = 50;

interface HoldersDialogProps {
  readonly permission: Permission;
  readonly onClose: () => void;
}

/** Who holds a permission, by their role or a secondary one: people and service accounts. */
export const HoldersDialog = ({ permission, onClose }: HoldersDialogProps) => {
  const { t } = useWords();
  const { client } = useShell();
  const list = useGrowingList({
    queryKey: ["users", "holders", permission],
    fetchPage: (skip: number | undefined, signal) =>
      client.call(
        searchUsersByPermission,
        { body: { filter: { permissions: [permission], kind: ["person", "service"] }, skip, top: pageSize } },
        { signal },
      ),
    rowsOf: (page) => page.users,
    nextCursor: ({ next }, skip = 0) => (next === undefined ? undefined : skip + pageSize),
  });
  return (
    <Modal isOpen size="medium" onOpenChange={onClose} title={t("roles.holders")} subtitle={permission}>
      {list.rows === undefined ? (
        <QueryState error={list.error} onRetry={list.retry} />
      ) : (
        <>
          <p role="status">{t("roles.holderCount", { count: list.page?.totalRecords ?? 0 })}</p>
          <PreviousRows list={list} />
          <ul className={styles.holders}>
            {list.rows.map(({ id, fullName, emailAddress, role }) => (
              <li key={id}>
                <Avatar name={fullName || emailAddress} seed={id} />
                <ShellLink to={`/admin/users/${id}`} dir="auto">
                  {fullName || emailAddress}
                </ShellLink>
                <span dir="auto">{role?.name}</span>
              </li>
            ))}
          </ul>
          <MoreRows list={list}>{t("roles.moreHolders")}</MoreRows>
        </>
      )}
    </Modal>
  );
};
