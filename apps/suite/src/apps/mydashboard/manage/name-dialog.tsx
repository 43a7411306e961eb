import { codeOf } from "@evolve/contracts/errors";
import {
  createDashboard,
  DashboardFields,
  type DashboardRow,
  readDashboard,
  updateDashboard,
} from "@evolve/contracts/dashboards";
import { limits } from "@evolve/contracts/limits";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { Banner } from "@evolve/widgets/banner";
import { Modal } from "@evolve/widgets/modal";
import { TextField } from "@evolve/widgets/text-field";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { EditConflict } from "../../../parts/edit-conflict.tsx";
import { useEditConflict } from "../../../parts/use-edit-conflict.ts";
import { useTellChange } from "../queries.ts";

const NameForm = z.pick(DashboardFields, { name: true });
type NameForm = z.output<typeof NameForm>;

interface NameDialogProps {
  readonly title: string;
  /** Undefined for a new one. */
  readonly stored?: DashboardRow;
  readonly onSave: (name: string, version: number) => Promise<DashboardRow>;
  readonly onSaved: (dashboard: DashboardRow) => void;
  readonly onClose: () => void;
}

/** Of two who rename one dashboard the second sees both names. */
const NameDialog = ({ title, stored, onSave, onSaved, onClose }: NameDialogProps) => {
  const { t } = useWords();
  const { client } = useShell();
  const tell = useTellChange();
  const conflict = useEditConflict(
    stored,
    async () => stored && (await client.call(readDashboard, { params: { dashboardId: stored.dashboardId } })).dashboard,
  );
  const form = useAppForm<NameForm, NameForm>({
    schema: NameForm,
    defaultValues: { name: stored?.name ?? "" },
    fieldsOfCodes: { [codeOf("nameExists")]: "name" },
    onSave: ({ name }) =>
      conflict.guard(async (base) => {
        const dashboard = await onSave(name, base?.version ?? 1);
        void tell(dashboard);
        onSaved(dashboard);
      }),
  });
  const typed = useWatch({ control: form.control, name: "name" });
  const { latest } = conflict;
  return (
    <Modal
      isOpen
      size="small"
      title={title}
      isEdit={stored !== undefined}
      isDirty={form.isDirty}
      onSave={form.save}
      onOpenChange={onClose}
    >
      {latest && (
        <EditConflict
          fields={[[t("dashboards.name"), typed, latest.name]]}
          onKeepMine={conflict.accept}
          onTakeTheirs={() => {
            conflict.accept();
            form.startAgain({ name: latest.name });
          }}
        />
      )}
      {form.failure !== "" && <Banner tone="danger">{form.failure}</Banner>}
      <TextField
        {...form.text("name")}
        label={t("dashboards.name")}
        isRequired
        maxLength={limits.nameMax}
        autoComplete="off"
      />
    </Modal>
  );
};

/** Makes a dashboard and opens it. */
export const NewDashboard = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useWords();
  const { client, navigate } = useShell();
  const [madeId, setMadeId] = useState<string | null>(null);
  // Once the form has gone, and the page has heard of it: else it would ask what to do with what was typed.
  useEffect(() => {
    if (madeId === null) return;
    onClose();
    setTimeout(() => navigate(`/mydashboard/dashboard/${madeId}`));
  }, [madeId, navigate, onClose]);
  if (madeId !== null) return null;
  const create = async (name: string) => (await client.call(createDashboard, { body: { name, tiles: [] } })).dashboard;
  return (
    <NameDialog
      title={t("dashboards.create")}
      onSave={create}
      onSaved={({ dashboardId }) => setMadeId(dashboardId)}
      onClose={onClose}
    />
  );
};

interface RenameDashboardProps {
  readonly dashboard: DashboardRow;
  readonly onClose: () => void;
}

export const RenameDashboard = ({ dashboard, onClose }: RenameDashboardProps) => {
  const { t } = useWords();
  const { client } = useShell();
  const { dashboardId } = dashboard;
  const rename = async (name: string, version: number) =>
    (await client.call(updateDashboard, { params: { dashboardId }, body: { name, version } })).dashboard;
  return (
    <NameDialog title={t("dashboards.rename")} stored={dashboard} onSave={rename} onSaved={onClose} onClose={onClose} />
  );
};
