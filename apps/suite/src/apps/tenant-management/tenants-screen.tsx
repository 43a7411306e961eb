import {
  deleteTenant,
  exportTenant,
  restoreTenant,
  searchTenants,
  setTenantStatus,
  type TenantRow,
} from "@evolve/contracts/tenant-management";
import { TenantStatus, TenantFilter } from "@evolve/contracts/tenant-filter";
import type { PlainKey } from "@evolve/i18n";
import { type Shell, ShellLink } from "@evolve/shell";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { StatusPill, type StatusTone } from "@evolve/widgets/status-pill";
import { TagList } from "@evolve/widgets/tag-list";
import Ban from "lucide-react/icons/ban";
import Building from "lucide-react/icons/building-2";
import FileDown from "lucide-react/icons/file-down";
import CirclePause from "lucide-react/icons/circle-pause";
import CirclePlay from "lucide-react/icons/circle-play";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Trash from "lucide-react/icons/trash-2";

const TenantPanel = lazyPart(async () => (await import("./tenant-panel.tsx")).TenantPanel);

const statuses: Readonly<Record<TenantStatus, { readonly tone: StatusTone; readonly key: PlainKey }>> = {
  ACTIVE: { tone: "success", key: "tenantManagement.active" },
  INACTIVE: { tone: "neutral", key: "tenantManagement.inactive" },
  SUSPENDED: { tone: "warning", key: "tenantManagement.suspended" },
};

/** Closing, opening, deleting and restoring a tenant: none of it one's own, which would sign oneself out. */
const actions = ({ client, tenant: own, words: { t } }: Shell) => {
  const manage = { permission: "tenants:manage" } as const;
  const of = ({ id }: TenantRow) => ({ params: { tenantId: id } });
  const isOther = (tenant: TenantRow) => tenant.id !== own.id && tenant.deleteAfter === null;
  const setStatus = (status: TenantStatus) => (tenant: TenantRow) =>
    client.call(setTenantStatus, { ...of(tenant), body: { status } });
  return [
    {
      ...manage,
      id: "suspend",
      label: t("tenantManagement.suspend"),
      icon: <Ban />,
      appliesTo: (tenant: TenantRow) => isOther(tenant) && tenant.status === "ACTIVE",
      confirm: ({ name }: TenantRow) => ({
        title: t("tenantManagement.suspendTitle"),
        text: t("tenantManagement.suspendText", { name }),
      }),
      run: setStatus("SUSPENDED"),
      done: ({ name }: TenantRow) => t("tenantManagement.suspendDone", { name }),
    },
    {
      ...manage,
      id: "deactivate",
      label: t("tenantManagement.deactivate"),
      icon: <CirclePause />,
      appliesTo: (tenant: TenantRow) => isOther(tenant) && tenant.status === "ACTIVE",
      confirm: ({ name }: TenantRow) => ({
        title: t("tenantManagement.deactivateTitle"),
        text: t("tenantManagement.deactivateText", { name }),
      }),
      run: setStatus("INACTIVE"),
      done: ({ name }: TenantRow) => t("tenantManagement.deactivateDone", { name }),
    },
    {
      ...manage,
      id: "activate",
      label: t("tenantManagement.activate"),
      icon: <CirclePlay />,
      appliesTo: (tenant: TenantRow) => isOther(tenant) && tenant.status !== "ACTIVE",
      run: setStatus("ACTIVE"),
      done: ({ name }: TenantRow) => t("tenantManagement.activateDone", { name }),
    },
    {
      ...manage,
      id: "restore",
      label: t("tenantManagement.restore"),
      icon: <RotateCcw />,
      appliesTo: ({ deleteAfter }: TenantRow) => deleteAfter !== null,
      run: (tenant: TenantRow) => client.call(restoreTenant, { ...of(tenant), body: {} }),
      done: ({ name }: TenantRow) => t("tenantManagement.restoreDone", { name }),
    },
    {
      ...manage,
      id: "export",
      label: t("tenantManagement.export"),
      icon: <FileDown />,
      confirm: ({ name }: TenantRow) => ({
        title: t("tenantManagement.exportTitle", { name }),
        text: t("tenantManagement.exportText", { name }),
      }),
      run: (tenant: TenantRow) => client.call(exportTenant, { ...of(tenant), body: {} }),
      startsJob: true,
      done: ({ name }: TenantRow) => t("tenantManagement.exportDone", { name }),
    },
    {
      ...manage,
      id: "delete",
      label: t("tenantManagement.delete"),
      icon: <Trash />,
      tone: "danger" as const,
      appliesTo: isOther,
      confirm: ({ name }: TenantRow) => ({
        title: t("tenantManagement.deleteTitle"),
        text: t("tenantManagement.deleteText", { name }),
      }),
      run: (tenant: TenantRow) => client.call(deleteTenant, of(tenant)),
      done: ({ name }: TenantRow) => t("tenantManagement.deleteDone", { name }),
    },
  ];
};

const tenants = defineList(searchTenants, "tenants", {
  name: "tenants",
  accepts: TenantFilter,
  icon: <Building />,
  texts: ({ t }) => ({
    title: t("tenantManagement.title"),
    lead: t("tenantManagement.lead"),
    search: t("tenantManagement.search"),
    searchAndFilter: t("tenantManagement.searchAndFilter"),
    count: (total) => t("tenantManagement.count", { total }),
    emptyTitle: t("tenantManagement.emptyTitle"),
    emptyText: t("tenantManagement.emptyText"),
    create: t("tenantManagement.create"),
  }),
  columns: (words) => {
    const { t } = words;
    const usersOf = ({ userCount, userSoftLimit }: TenantRow): string =>
      t("tenantManagement.usersOfLimit", { users: words.number(userCount), limit: words.number(userSoftLimit) });
    const statusOf = ({ status, deleteAfter }: TenantRow): string =>
      deleteAfter === null
        ? t(statuses[status].key)
        : t("tenantManagement.deletedUntil", { date: words.date(deleteAfter, "date") });
    return [
      {
        id: "name",
        header: t("tenantManagement.name"),
        isSortable: true,
        isHideable: false,
        width: 220,
        value: ({ name }) => name,
        cell: ({ id, name }) => (
          <ShellLink to={`/tm/tenants/${id}`} dir="auto">
            {name}
          </ShellLink>
        ),
      },
      {
        id: "status",
        header: t("tenantManagement.status"),
        width: 170,
        text: statusOf,
        cell: (tenant) => (
          <StatusPill tone={tenant.deleteAfter === null ? statuses[tenant.status].tone : "danger"}>
            {statusOf(tenant)}
          </StatusPill>
        ),
      },
      {
        id: "licences",
        header: t("tenantManagement.licences"),
        width: 240,
        text: ({ licenses }) => licenses.map(({ applicationId }) => applicationId).join(", "),
        cell: ({ licenses }) => (
          <TagList
            items={licenses.map(({ applicationId }) => ({ id: applicationId, label: applicationId }))}
            isCompact
            labels={{ more: (count) => t("tenantManagement.more", { count }) }}
          />
        ),
      },
      {
        id: "users",
        header: t("tenantManagement.users"),
        align: "end",
        width: 140,
        text: usersOf,
        cell: usersOf,
      },
      {
        id: "activeUsers",
        header: t("tenantManagement.activeUsers"),
        align: "end",
        width: 150,
        value: ({ activeUserCount }) => activeUserCount,
        cell: ({ activeUserCount }) => words.number(activeUserCount),
      },
      {
        id: "createdAt",
        header: t("tenantManagement.created"),
        isSortable: true,
        align: "end",
        width: 130,
        value: ({ createdAt }) => new Date(createdAt),
        cell: ({ createdAt }) => words.date(createdAt, "date"),
      },
    ];
  },
  statistics: { users: "number", activeUsers: "number", createdAt: "instant" },
  firstSort: [{ id: "name", descending: false }],
  rowLabel: ({ name }) => name,
  filters: [
    {
      field: "status",
      label: ({ t }) => t("tenantManagement.status"),
      options: ({ t }) => TenantStatus.options.map((id) => ({ id, label: t(statuses[id].key) })),
    },
  ],
  actions,
  createPermission: "tenants:manage",
  edit: { permission: "tenants:manage", appliesTo: ({ deleteAfter }) => deleteAfter === null },
});

/** Tenant Management, Tenants: the organizations of this installation. */
export const TenantsScreen = () => <ListScreen list={tenants} Panel={TenantPanel} fetchPanel={TenantPanel.fetch} />;
