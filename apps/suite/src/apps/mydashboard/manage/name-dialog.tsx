import { codeOf } from "@evolve/contracts/errors";
import { createDashboard, DashboardFields, type DashboardRow, updateDashboard } from "@evolve/contracts/dashboards";
import { limits } from "@evolve/contracts/limits";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { Banner } from "@evolve/widgets/banner";
import { Modal } from "@evolve/widgets/modal";
import { TextField } from "@evolve/widgets/text-field";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { useTellChange } from "../queries.ts";

const NameForm = z.pick(DashboardFields, { name: true });
type NameForm = z.output<typeof NameForm>;

interface NameDialogProps {
  readonly title: string;
  readonly name: string;
  readonly isEdit: boolean;
  readonly onSave: (name: string) => Promise<DashboardRow>;
  readonly onSaved: (dashboard: DashboardRow) => void;
  readonly onClose: () => void;
}

const NameDialog = ({ title, name, isEdit, onSave, onSaved, onClose }: NameDialogProps) => {
  const { t } = useWords();
  const tell = useTellChange();
  const form = useAppForm<NameForm, NameForm>({
    schema: NameForm,
    defaultValues: { name },
    fieldsOfCodes: { [codeOf("nameExists")]: "name" },
    onSave: async (values) => {
      const dashboard = await onSave(values.name);
      void tell(dashboard);
      onSaved(dashboard);
    },
  });
  return (
    <Modal
      isOpen
      size="small"
      title={title}
      isEdit={isEdit}
      isDirty={form.isDirty}
      onSave={form.save}
      onOpenChange={onClose}
    >
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
      name=""
      isEdit={false}
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

export const RenameDashboard = ({ dashboard: { dashboardId, name, version }, onClose }: RenameDashboardProps) => {
  const { t } = useWords();
  const { client } = useShell();
  const rename = async (next: string) =>
    (await client.call(updateDashboard, { params: { dashboardId }, body: { name: next, version } })).dashboard;
  return (
    <NameDialog title={t("dashboards.rename")} name={name} isEdit onSave={rename} onSaved={onClose} onClose={onClose} />
  );
};
