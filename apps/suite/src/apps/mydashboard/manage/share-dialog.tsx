import { searchRoles } from "@evolve/contracts/role-lists";
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
import { useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import { EditConflict } from "../../../parts/edit-conflict.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import { useEditConflict } from "../../../parts/use-edit-conflict.ts";
import { useTellChange } from "../queries.ts";
import styles from "./manage.module.css";

interface ShareDialogProps {
  readonly dashboard: DashboardRow;
  readonly onClose: () => void;
}

type Sharing = CallResult<typeof readDashboardSharing>;
type Named = Sharing["roles"][number];

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

const fieldsOf = ({ sharing, roles, users }: Sharing): SharingFields => ({
  sharing,
  roleIds: roles.map(({ id }) => id),
  userIds: users.map(({ id }) => id),
});

/** The form. Of two who share one dashboard the second sees both versions. */
const ShareForm = ({ dashboard, sharing, onClose }: ShareDialogProps & { readonly sharing: Sharing }) => {
  const { t } = useWords();
  const { client, toasts } = useShell();
  const tell = useTellChange();
  const { dashboardId, name } = dashboard;
  const params = { dashboardId };
  const conflict = useEditConflict(sharing, () => client.call(readDashboardSharing, { params }));
  const form = useAppForm<SharingFields, SharingFields>({
    schema: SharingFields,
    defaultValues: fieldsOf(sharing),
    onSave: (body) =>
      conflict.guard(async (base) => {
        await client.call(shareDashboard, { params, body: { ...body, version: base?.version } });
        toasts.show({ tone: "success", text: t("dashboards.shareSaved", { name }) });
        void tell(dashboard);
        onClose();
      }),
  });
  const typed = useWatch({ control: form.control }) as SharingFields;
  const { latest } = conflict;
  // Of everybody who was offered, so that both versions can be told by name.
  const [found, setFound] = useState<readonly Named[]>([]);
  const known = [...(latest ? [...latest.roles, ...latest.users] : []), ...sharing.roles, ...sharing.users, ...found];
  const optionsOf = (rows: readonly Named[]) => {
    setFound((before) => [...before, ...rows]);
    return rows.map((row) => ({ id: row.id, label: row.name }));
  };
  const roleChoices: ServerChoices = {
    queryKey: ["roles", "recipients"],
    fetchChoices: async (search, signal) => {
      const { roles, totalRecords } = await client.call(searchRoles, { body: { filter: { search } } }, { signal });
      return {
        options: optionsOf(roles.map(({ id, displayName }) => ({ id, name: displayName }))),
        total: totalRecords,
      };
    },
  };
  const userChoices: ServerChoices = {
    queryKey: ["users", "recipients"],
    fetchChoices: async (search, signal) => {
      const { users, totalRecords } = await client.call(searchUsers, { body: { filter: { search } } }, { signal });
      return { options: optionsOf(users.map(({ id, fullName }) => ({ id, name: fullName }))), total: totalRecords };
    },
  };
  const recipients = [
    { field: "roleIds", label: t("dashboards.shareRoles"), server: roleChoices },
    { field: "userIds", label: t("dashboards.shareUsers"), server: userChoices },
  ] as const;
  const namesOf = (fields: SharingFields, field: (typeof recipients)[number]["field"]) =>
    fields.sharing === "chosen"
      ? fields[field]
          .map((one) => known.find(({ id }) => id === one)?.name ?? one)
          .sort()
          .join("\n")
      : "";
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
        {latest && (
          <EditConflict
            fields={[
              [t("dashboards.shareWith"), t(modes[typed.sharing]), t(modes[latest.sharing])],
              ...recipients.map(
                ({ field, label }) => [label, namesOf(typed, field), namesOf(fieldsOf(latest), field)] as const,
              ),
            ]}
            onKeepMine={conflict.accept}
            onTakeTheirs={() => form.startAgain(fieldsOf(conflict.accept() ?? sharing))}
          />
        )}
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
        {typed.sharing === "chosen" &&
          recipients.map(({ field: fieldName, label, server }) => (
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
                  knownOptions={known.map(({ id, name: label }) => ({ id, label }))}
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
