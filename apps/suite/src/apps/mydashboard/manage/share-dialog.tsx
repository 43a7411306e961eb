import { searchRoles } from "@evolve/contracts/authorization";
import type { CallResult } from "@evolve/contracts/call";
import { type DashboardRow, readDashboardSharing, shareDashboard, SharingFields } from "@evolve/contracts/dashboards";
import { limits } from "@evolve/contracts/limits";
import { searchUsers } from "@evolve/contracts/users";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { Banner } from "@evolve/widgets/banner";
import { Modal } from "@evolve/widgets/modal";
import { MultiSelect, type ServerChoices } from "@evolve/widgets/multi-select";
import { Select } from "@evolve/widgets/select";
import { useQuery } from "@tanstack/react-query";
import { Controller } from "react-hook-form";
import { QueryState } from "../../../parts/query-state.tsx";
import { useTellChange } from "../queries.ts";
import styles from "./manage.module.css";

interface ShareDialogProps {
  readonly dashboard: DashboardRow;
  readonly onClose: () => void;
}

type Sharing = CallResult<typeof readDashboardSharing>;

/** With whom a dashboard is shared. */
export const ShareDialog = ({ dashboard, onClose }: ShareDialogProps) => {
  const { t } = useWords();
  const { client } = useShell();
  const params = { dashboardId: dashboard.dashboardId };
  const { data, error, refetch } = useQuery({
    queryKey: ["dashboard-sharing", dashboard.dashboardId],
    queryFn: ({ signal }) => client.call(readDashboardSharing, { params }, { signal }),
    gcTime: 0,
  });
  if (data) return <ShareForm dashboard={dashboard} sharing={data} onClose={onClose} />;
  return (
    <Modal isOpen size="small" title={t("dashboards.shareTitle", { name: dashboard.name })} onOpenChange={onClose}>
      <QueryState error={error} onRetry={() => void refetch()} />
    </Modal>
  );
};

const modes = {
  nobody: "dashboards.shareNobody",
  tenant: "dashboards.shareTenant",
  chosen: "dashboards.shareChosen",
} as const;
const modeOf = (id: string): SharingFields["sharing"] => (id === "tenant" || id === "chosen" ? id : "nobody");

const ShareForm = ({ dashboard, sharing, onClose }: ShareDialogProps & { readonly sharing: Sharing }) => {
  const { t } = useWords();
  const { client, toasts } = useShell();
  const tell = useTellChange();
  const { dashboardId, name } = dashboard;
  const form = useAppForm<SharingFields, SharingFields>({
    schema: SharingFields,
    defaultValues: {
      sharing: sharing.sharing,
      roleIds: sharing.roles.map(({ id }) => id),
      userIds: sharing.users.map(({ id }) => id),
    },
    onSave: async (body) => {
      await client.call(shareDashboard, { params: { dashboardId }, body });
      toasts.show({ tone: "success", text: t("dashboards.shareSaved", { name }) });
      void tell(dashboard);
      onClose();
    },
  });
  const optionsOf = (rows: readonly { id: string; name: string }[]) =>
    rows.map((row) => ({ id: row.id, label: row.name }));
  const roleChoices: ServerChoices = {
    queryKey: ["roles", "recipients"],
    fetchChoices: async (search, signal) => {
      const { roles, totalRecords } = await client.call(searchRoles, { body: { filter: { search } } }, { signal });
      return { options: roles.map(({ id, displayName }) => ({ id, label: displayName })), total: totalRecords };
    },
  };
  const userChoices: ServerChoices = {
    queryKey: ["users", "recipients"],
    fetchChoices: async (search, signal) => {
      const { users, totalRecords } = await client.call(searchUsers, { body: { filter: { search } } }, { signal });
      return { options: users.map(({ id, fullName }) => ({ id, label: fullName })), total: totalRecords };
    },
  };
  const recipients = [
    { field: "roleIds", label: t("dashboards.shareRoles"), known: sharing.roles, server: roleChoices },
    { field: "userIds", label: t("dashboards.shareUsers"), known: sharing.users, server: userChoices },
  ] as const;
  return (
    <Modal
      isOpen
      title={t("dashboards.shareTitle", { name })}
      subtitle={t("dashboards.shareLead")}
      isEdit
      isDirty={form.isDirty}
      onSave={form.save}
      onOpenChange={onClose}
    >
      <div className={styles.form}>
        {form.failure !== "" && <Banner tone="danger">{form.failure}</Banner>}
        <Controller
          control={form.control}
          name="sharing"
          render={({ field }) => (
            <Select
              label={t("dashboards.shareWith")}
              placeholder={t("dashboards.shareWith")}
              options={Object.entries(modes).map(([id, key]) => ({ id, label: t(key) }))}
              value={field.value}
              onChange={(id) => field.onChange(modeOf(id))}
            />
          )}
        />
        {form.watch("sharing") === "chosen" &&
          recipients.map(({ field: fieldName, label, known, server }) => (
            <Controller
              key={fieldName}
              control={form.control}
              name={fieldName}
              render={({ field }) => (
                <MultiSelect
                  label={label}
                  name={fieldName}
                  isSearchable
                  server={server}
                  knownOptions={optionsOf(known)}
                  maximum={limits.dashboardRecipients}
                  error={form.faultOf(fieldName)}
                  value={{ all: false, selected: field.value }}
                  onChange={({ selected }) => field.onChange([...selected])}
                />
              )}
            />
          ))}
      </div>
    </Modal>
  );
};
