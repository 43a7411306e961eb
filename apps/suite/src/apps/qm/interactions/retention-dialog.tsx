import {
  readRecordingSettings,
  recordingLimits,
  RecordingSettingsFields,
  saveRecordingSettings,
} from "@evolve/contracts/recordings";
import type { CallResult } from "@evolve/contracts/call";
import { wholeNumber } from "@evolve/contracts/rules";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { Banner } from "@evolve/widgets/banner";
import { Checkbox } from "@evolve/widgets/checkbox";
import { Modal } from "@evolve/widgets/modal";
import { TextField } from "@evolve/widgets/text-field";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Controller } from "react-hook-form";
import * as z from "zod/mini";
import { QueryState } from "../../../parts/query-state.tsx";
import { listName } from "../../../parts/interactions/interaction-words.tsx";
import styles from "../../../parts/interactions/interactions.module.css";

const Fields = z.extend(RecordingSettingsFields, {
  retentionDays: wholeNumber({ min: recordingLimits.retentionDaysMin, max: recordingLimits.retentionDaysMax }),
});

interface RetentionDialogProps {
  readonly onClose: () => void;
}

/** How long interactions are kept, for the whole tenant. */
export const RetentionDialog = ({ onClose }: RetentionDialogProps) => {
  const { client, words } = useShell();
  const { data, error, refetch } = useQuery({
    queryKey: [listName, "settings"],
    queryFn: ({ signal }) => client.call(readRecordingSettings, {}, { signal }),
    gcTime: 0,
  });
  return data === undefined ? (
    <Modal isOpen size="small" title={words.t("interactions.retentionTitle")} onOpenChange={onClose}>
      <QueryState error={error} onRetry={() => void refetch()} />
    </Modal>
  ) : (
    <RetentionForm settings={data} onClose={onClose} />
  );
};

const RetentionForm = ({
  settings,
  onClose,
}: RetentionDialogProps & { readonly settings: CallResult<typeof readRecordingSettings> }) => {
  const { client, toasts, user, words } = useShell();
  const { t } = words;
  const queryClient = useQueryClient();
  const form = useAppForm<z.input<typeof Fields>, RecordingSettingsFields>({
    schema: Fields,
    defaultValues: { retentionDays: String(settings.retentionDays), agentsListen: settings.agentsListen },
    draft: { userId: user.id, form: "recording-settings", secretFields: [] },
    onSave: async (fields) => {
      const { retentionDays, agentsListen } = await client.call(saveRecordingSettings, {
        body: { ...fields, version: settings.version },
      });
      toasts.show({
        tone: "success",
        text: t(agentsListen ? "interactions.retentionSavedHeard" : "interactions.retentionSaved", {
          days: retentionDays,
        }),
      });
      await queryClient.invalidateQueries({ queryKey: [listName] });
      onClose();
    },
  });
  return (
    <Modal
      isOpen
      isEdit
      size="small"
      title={t("interactions.retentionTitle")}
      isDirty={form.isDirty}
      onOpenChange={onClose}
      onSave={form.save}
    >
      <div className="ev-modal-fields">
        {form.failure !== "" && <Banner tone="danger">{form.failure}</Banner>}
        <TextField
          {...form.text("retentionDays")}
          label={t("interactions.retentionDays")}
          description={t("interactions.retentionHint")}
          inputMode="numeric"
          isRequired
          maxLength={4}
          autoComplete="off"
        />
        <Controller
          control={form.control}
          name="agentsListen"
          render={({ field: { value, onChange } }) => (
            <Checkbox isSelected={value} onChange={onChange}>
              {t("interactions.agentsListen")}
            </Checkbox>
          )}
        />
        <p className={styles.quiet}>{t("interactions.agentsListenHint")}</p>
      </div>
    </Modal>
  );
};
