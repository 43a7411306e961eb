import { codeOf } from "@evolve/contracts/errors";
import { limits } from "@evolve/contracts/limits";
import { createQualityForm, QualityFormFields, qualityFormLimits } from "@evolve/contracts/quality-forms";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { Banner } from "@evolve/widgets/banner";
import { Modal } from "@evolve/widgets/modal";
import { TextArea } from "@evolve/widgets/text-area";
import { TextField } from "@evolve/widgets/text-field";
import { useQueryClient } from "@tanstack/react-query";

interface NewFormProps {
  /** The form whose sections and questions it begins with. */
  readonly copyOf?: { readonly id: string; readonly name: string };
  readonly onMade: (id: string) => void;
  readonly onClose: () => void;
}

/** Makes a form, or a copy of one, which its screen then opens. */
export const NewForm = ({ copyOf, onMade, onClose }: NewFormProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const queryClient = useQueryClient();
  const form = useAppForm<QualityFormFields, QualityFormFields>({
    schema: QualityFormFields,
    defaultValues: { name: copyOf ? t("quality.copyName", { name: copyOf.name }) : "", description: "" },
    fieldsOfCodes: { [codeOf("nameExists")]: "name" },
    onSave: async (fields) => {
      const body = { ...fields, ...(copyOf && { copyOf: copyOf.id }) };
      const made = await client.call(createQualityForm, { body });
      void queryClient.invalidateQueries({ queryKey: ["quality-forms"] });
      onMade(made.form.id);
    },
  });
  return (
    <Modal
      isOpen
      size="small"
      title={t(copyOf ? "quality.copyForm" : "quality.newForm")}
      isEdit={false}
      isDirty={form.isDirty}
      onSave={form.save}
      onOpenChange={onClose}
    >
      <div className="ev-modal-fields">
        {form.failure !== "" && <Banner tone="danger">{form.failure}</Banner>}
        <TextField
          {...form.text("name")}
          label={t("quality.formName")}
          autoComplete="off"
          isRequired
          maxLength={qualityFormLimits.nameMax}
        />
        <TextArea
          {...form.text("description")}
          label={t("quality.description")}
          rows={2}
          maxLength={limits.descriptionMax}
        />
      </div>
    </Modal>
  );
};
