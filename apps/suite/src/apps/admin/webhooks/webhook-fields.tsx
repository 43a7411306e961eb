import { webhookEvents, type WebhookFields, webhookLimits } from "@evolve/contracts/webhooks";
import { limits } from "@evolve/contracts/limits";
import { useWords } from "@evolve/i18n/react";
import type { AppForm } from "@evolve/shell/forms";
import { Checkbox } from "@evolve/widgets/checkbox";
import { CheckboxGroup } from "@evolve/widgets/checkbox-group";
import { TextField } from "@evolve/widgets/text-field";
import { Controller } from "react-hook-form";
import { eventNames } from "./event-names.ts";

/** What an administrator says of a webhook. */
export const WebhookFormFields = ({ form }: { readonly form: AppForm<WebhookFields, WebhookFields> }) => {
  const { t } = useWords();
  const { control } = form;
  return (
    <>
      <TextField
        {...form.text("name")}
        label={t("webhooks.name")}
        isRequired
        maxLength={limits.nameMax}
        autoComplete="off"
      />
      <TextField
        {...form.text("address")}
        label={t("webhooks.address")}
        description={t("webhooks.addressHint")}
        isRequired
        maxLength={webhookLimits.addressMax}
        autoComplete="off"
      />
      <Controller
        control={control}
        name="isEnabled"
        render={({ field: { value, onChange, onBlur } }) => (
          <Checkbox isSelected={value} onChange={onChange} onBlur={onBlur}>
            {t("webhooks.isEnabled")}
          </Checkbox>
        )}
      />
      <Controller
        control={control}
        name="events"
        render={({ field: { value, onChange } }) => (
          <CheckboxGroup
            label={t("webhooks.events")}
            isRequired
            name="events"
            options={webhookEvents.map((id) => ({ id, label: t(eventNames[id]) }))}
            value={value}
            onChange={onChange}
            error={form.faultOf("events")}
          />
        )}
      />
    </>
  );
};
