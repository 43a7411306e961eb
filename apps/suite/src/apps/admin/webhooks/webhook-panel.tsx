import {
  createWebhook,
  readWebhook,
  rotateWebhookSecret,
  updateWebhook,
  type Webhook,
  WebhookFields,
} from "@evolve/contracts/webhooks";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, type PanelProps, RowPanel, useAction, useSaved } from "@evolve/shell/kit";
import { Button } from "@evolve/widgets/button";
import { MessageModal } from "@evolve/widgets/message-modal";
import KeyRound from "lucide-react/icons/key-round";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { EditConflict } from "../../../parts/edit-conflict.tsx";
import { SecretDialog } from "../../../parts/secret-dialog.tsx";
import { useEditConflict } from "../../../parts/use-edit-conflict.ts";
import { eventNames } from "./event-names.ts";
import { WebhookFormFields } from "./webhook-fields.tsx";
import { WebhookLog } from "./webhook-log.tsx";

const listName = "webhooks";
const noWebhook: WebhookFields = { name: "", address: "", events: [], isEnabled: true };

interface ShownSecret {
  readonly name: string;
  readonly secret: string;
}

/** Creates a webhook, or changes one and shows what was sent to it. */
export const WebhookPanel = (panel: PanelProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const [shown, setShown] = useState<ShownSecret>();
  const read = async (webhookId: string, signal?: AbortSignal) =>
    (await client.call(readWebhook, { params: { webhookId } }, signal && { signal })).webhook;
  if (shown)
    return (
      <SecretDialog
        title={t("webhooks.secretTitle")}
        lead={t("webhooks.secretLead", { name: shown.name })}
        values={[[t("webhooks.secret"), shown.secret]]}
        texts={{
          copy: t("webhooks.copy"),
          copied: t("webhooks.copied"),
          notCopied: t("webhooks.notCopied"),
          kept: t("webhooks.kept"),
        }}
        onClose={panel.onClose}
      />
    );
  return (
    <RowPanel {...panel} list={listName} title={t("webhooks.edit")} read={read}>
      {(webhook) => <WebhookForm {...panel} webhook={webhook} read={read} onSecret={setShown} />}
    </RowPanel>
  );
};

interface WebhookFormProps extends PanelProps {
  readonly webhook: Webhook | null;
  readonly read: (id: string) => Promise<Webhook>;
  readonly onSecret: (shown: ShownSecret) => void;
}

const fieldsOf = ({ name, address, events, isEnabled }: WebhookFields): WebhookFields => ({
  name,
  address,
  events,
  isEnabled,
});

/** The form. Of two who edit one webhook the second sees both versions. */
const WebhookForm = ({ onClose, webhook, read, onSecret }: WebhookFormProps) => {
  const { client, user, words } = useShell();
  const { t } = words;
  const saved = useSaved(listName, onClose);
  const created = useSaved(listName, () => undefined);
  const opened = fieldsOf(webhook ?? noWebhook);
  const conflict = useEditConflict(webhook ?? undefined, async () => (webhook ? read(webhook.id) : undefined));
  const form = useAppForm<WebhookFields, WebhookFields>({
    schema: WebhookFields,
    defaultValues: opened,
    draft: { userId: user.id, form: `webhook-${webhook?.id ?? "new"}`, secretFields: [] },
    onSave: (body) =>
      conflict.guard(async (base) => {
        if (base) {
          const params = { webhookId: base.id };
          await client.call(updateWebhook, { params, body: { ...body, version: base.version } });
          saved(t("webhooks.saved", { name: body.name }));
          return;
        }
        const { secret } = await client.call(createWebhook, { body });
        // The secret takes the panel's place.
        created(t("webhooks.saved", { name: body.name }));
        onSecret({ name: body.name, secret });
      }),
  });
  const typed = useWatch({ control: form.control }) as WebhookFields;
  const eventsOf = (of: WebhookFields) => of.events.map((event) => t(eventNames[event])).join(", ");
  const yesOrNo = ({ isEnabled }: WebhookFields) => t(isEnabled ? "common.yes" : "common.no");
  const { latest } = conflict;
  return (
    <FormPanel
      form={form}
      onClose={onClose}
      title={t(webhook ? "webhooks.edit" : "webhooks.create")}
      isEdit={webhook !== null}
    >
      {latest && (
        <EditConflict
          fields={[
            [t("webhooks.name"), typed.name, latest.name],
            [t("webhooks.address"), typed.address, latest.address],
            [t("webhooks.events"), eventsOf(typed), eventsOf(latest)],
            [t("webhooks.isEnabled"), yesOrNo(typed), yesOrNo(latest)],
          ]}
          onKeepMine={conflict.accept}
          onTakeTheirs={() => form.startAgain(fieldsOf(conflict.accept() ?? opened))}
        />
      )}
      <WebhookFormFields form={form} />
      {webhook && (
        <>
          <NewSecret webhook={webhook} onSecret={onSecret} />
          <WebhookLog webhookId={webhook.id} />
        </>
      )}
    </FormPanel>
  );
};

interface NewSecretProps {
  readonly webhook: Webhook;
  readonly onSecret: (shown: ShownSecret) => void;
}

const NewSecret = ({ webhook: { id: webhookId, name }, onSecret }: NewSecretProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const [isAsking, setAsking] = useState(false);
  const rotate = useAction<void>({
    run: async () => {
      const { secret } = await client.call(rotateWebhookSecret, { params: { webhookId }, body: {} });
      onSecret({ name, secret });
    },
    done: () => t("webhooks.rotated", { name }),
    invalidates: [],
    onEnd: () => setAsking(false),
  });
  return (
    <div>
      <Button icon={<KeyRound />} onPress={() => setAsking(true)}>
        {t("webhooks.rotate")}
      </Button>
      <MessageModal
        isOpen={isAsking}
        tone="danger"
        title={t("webhooks.rotateTitle")}
        confirmLabel={t("webhooks.rotate")}
        onConfirm={() => rotate.mutate()}
        cancelLabel={t("common.cancel")}
        onCancel={() => setAsking(false)}
        isPending={rotate.isPending}
      >
        {t("webhooks.rotateText", { name })}
      </MessageModal>
    </div>
  );
};
