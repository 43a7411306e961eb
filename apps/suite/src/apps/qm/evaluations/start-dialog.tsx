import { evaluationLimits, StartFields, startEvaluation } from "@evolve/contracts/evaluations";
import { contactChannels } from "@evolve/contracts/quality-filters";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { Banner } from "@evolve/widgets/banner";
import { Dropdown } from "@evolve/widgets/dropdown";
import { Modal } from "@evolve/widgets/modal";
import { Select } from "@evolve/widgets/select";
import { TextField } from "@evolve/widgets/text-field";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { channelNames } from "../../../parts/quality/quality-words.ts";
import { agentSearch, choicesOf } from "./choices.ts";

/** `2026-11-22T09:30`, as the clock on the wall shows it. */
const localNow = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

interface StartDialogProps {
  readonly onMade: (id: string) => void;
  readonly onClose: () => void;
}

/** Chooses whose contact is evaluated with which form, and opens the evaluation. */
export const StartDialog = ({ onMade, onClose }: StartDialogProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const queryClient = useQueryClient();
  const [when, setWhen] = useState(localNow);
  const choices = useQuery(choicesOf(client));
  const form = useAppForm<StartFields, StartFields>({
    schema: StartFields,
    defaultValues: {
      formId: "",
      agentId: "",
      reference: "",
      channel: "voice",
      contactAt: new Date(localNow()).toISOString(),
      seconds: null,
      link: null,
    },
    onSave: async (body) => {
      const { evaluation } = await client.call(startEvaluation, { body });
      void queryClient.invalidateQueries({ queryKey: ["evaluations"] });
      onMade(evaluation.id);
    },
  });
  const offered = choices.data?.forms.filter(({ isOffered }) => isOffered) ?? [];
  return (
    <Modal
      isOpen
      title={t("quality.start")}
      saveLabel={t("quality.startNow")}
      isDirty={form.isDirty}
      onSave={form.save}
      onOpenChange={onClose}
    >
      <div className="ev-modal-fields">
        {form.failure !== "" && <Banner tone="danger">{form.failure}</Banner>}
        {choices.data && offered.length === 0 && <Banner tone="info">{t("quality.noForms")}</Banner>}
        <Controller
          control={form.control}
          name="formId"
          render={({ field: { value, onChange } }) => (
            <Select
              label={t("quality.form")}
              name="formId"
              placeholder={t("quality.chooseForm")}
              options={offered.map(({ id, name }) => ({ id, label: name }))}
              value={value === "" ? null : value}
              onChange={onChange}
              error={form.faultOf("formId")}
              isRequired
            />
          )}
        />
        <Controller
          control={form.control}
          name="agentId"
          render={({ field: { value, onChange } }) => (
            <Dropdown
              label={t("quality.agent")}
              name="agentId"
              placeholder={t("quality.chooseAgent")}
              server={agentSearch(client)}
              value={value === "" ? null : value}
              onChange={(id) => onChange(id ?? "")}
              error={form.faultOf("agentId")}
              isRequired
            />
          )}
        />
        <TextField
          {...form.text("reference")}
          label={t("quality.contact")}
          description={t("quality.contactHint")}
          autoComplete="off"
          isRequired
          maxLength={evaluationLimits.referenceMax}
        />
        <Controller
          control={form.control}
          name="channel"
          render={({ field: { value, onChange } }) => (
            <Select
              label={t("quality.channel")}
              name="channel"
              placeholder={t("quality.channel")}
              options={contactChannels.map((id) => ({ id, label: t(channelNames[id]) }))}
              value={value}
              onChange={onChange}
            />
          )}
        />
        <Controller
          control={form.control}
          name="contactAt"
          render={({ field: { onChange } }) => (
            <TextField
              label={t("quality.contactAt")}
              name="contactAt"
              type="datetime-local"
              isRequired
              max={localNow()}
              value={when}
              onChange={(text) => {
                setWhen(text);
                const at = new Date(text);
                onChange(Number.isNaN(at.getTime()) ? "" : at.toISOString());
              }}
              error={form.faultOf("contactAt")}
            />
          )}
        />
        <Controller
          control={form.control}
          name="link"
          render={({ field: { value, onChange } }) => (
            <TextField
              label={t("quality.link")}
              description={t("quality.linkHint")}
              name="link"
              type="url"
              autoComplete="off"
              maxLength={evaluationLimits.linkMax}
              value={value ?? ""}
              onChange={(text) => onChange(text === "" ? null : text)}
              error={form.faultOf("link")}
            />
          )}
        />
      </div>
    </Modal>
  );
};
