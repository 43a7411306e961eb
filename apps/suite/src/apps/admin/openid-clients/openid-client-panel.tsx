import {
  createOpenidClient,
  NewOpenidClient,
  type OpenidClient,
  type OpenidClientFields,
  readOpenidClient,
  rotateOpenidClientSecret,
  updateOpenidClient,
} from "@evolve/contracts/openid-clients";
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
import { comparedClients } from "./compared-clients.ts";
import { ClientFields } from "./openid-client-fields.tsx";

const listName = "openidClients";

interface ShownSecret {
  readonly name: string;
  readonly clientId: string;
  readonly secret: string;
}

const noClient: NewOpenidClient = {
  name: "",
  isConfidential: true,
  grants: ["authorization_code"],
  redirectUris: [],
  postLogoutRedirectUris: [],
  frontchannelLogoutUris: [],
  backchannelLogoutUris: [],
  idTokenAlgorithm: "ES256",
  pairwise: false,
  requiresPushedRequests: false,
  requiresDpop: false,
  skipsConsent: false,
};

const changesOf = (client: NewOpenidClient): OpenidClientFields => ({
  name: client.name,
  grants: client.grants,
  redirectUris: client.redirectUris,
  postLogoutRedirectUris: client.postLogoutRedirectUris,
  frontchannelLogoutUris: client.frontchannelLogoutUris,
  backchannelLogoutUris: client.backchannelLogoutUris,
  idTokenAlgorithm: client.idTokenAlgorithm,
  pairwise: client.pairwise,
  requiresPushedRequests: client.requiresPushedRequests,
  requiresDpop: client.requiresDpop,
  skipsConsent: client.skipsConsent,
});

/** Registers a client, or changes one. */
export const OpenidClientPanel = (panel: PanelProps) => {
  const { client, words } = useShell();
  const [shown, setShown] = useState<ShownSecret>();
  const { t } = words;
  const read = async (clientId: string, signal?: AbortSignal) =>
    (await client.call(readOpenidClient, { params: { clientId } }, signal && { signal })).client;
  if (shown)
    return (
      <SecretDialog
        title={t("openidClients.secretTitle")}
        lead={t("openidClients.secretLead", { name: shown.name })}
        values={[
          [t("openidClients.clientId"), shown.clientId],
          [t("openidClients.secret"), shown.secret],
        ]}
        texts={{
          copy: t("openidClients.copy"),
          copied: t("openidClients.copied"),
          notCopied: t("openidClients.notCopied"),
          kept: t("openidClients.kept"),
        }}
        onClose={panel.onClose}
      />
    );
  return (
    <RowPanel {...panel} list={listName} title={t("openidClients.edit")} read={read}>
      {(stored) => <ClientForm {...panel} onSecret={setShown} stored={stored ?? undefined} read={read} />}
    </RowPanel>
  );
};

interface ClientFormProps extends PanelProps {
  readonly stored: OpenidClient | undefined;
  readonly read: (clientId: string) => Promise<OpenidClient>;
  readonly onSecret: (shown: ShownSecret) => void;
}

const fieldsOf = (client: OpenidClient | undefined): NewOpenidClient =>
  client ? { ...changesOf(client), isConfidential: client.isConfidential } : noClient;

/** The form. Of two who edit one client the second sees both versions. */
const ClientForm = ({ rowId, onClose, stored, read, onSecret }: ClientFormProps) => {
  const { client, user, words } = useShell();
  const { t } = words;
  const isNew = rowId === null;
  const fields = fieldsOf(stored);
  const conflict = useEditConflict(stored, () => read(rowId ?? ""));
  const saved = useSaved(listName, onClose);
  const registered = useSaved(listName, () => undefined);
  const form = useAppForm<NewOpenidClient, NewOpenidClient>({
    schema: NewOpenidClient,
    defaultValues: fields,
    draft: { userId: user.id, form: `openid-client-${rowId ?? "new"}`, secretFields: [] },
    onSave: (body) =>
      conflict.guard(async (base) => {
        if (base) {
          const change = { ...changesOf(body), version: base.version };
          await client.call(updateOpenidClient, { params: { clientId: base.id }, body: change });
        } else {
          const created = await client.call(createOpenidClient, { body });
          if (created.secret !== null) {
            // The secret takes the panel's place.
            registered(t("openidClients.saved", { name: body.name }));
            onSecret({ name: body.name, clientId: created.client.id, secret: created.secret });
            return;
          }
        }
        saved(t("openidClients.saved", { name: body.name }));
      }),
  });
  const typed = useWatch({ control: form.control }) as NewOpenidClient;
  const { latest } = conflict;
  return (
    <FormPanel
      form={form}
      onClose={onClose}
      title={t(isNew ? "openidClients.create" : "openidClients.edit")}
      isEdit={!isNew}
    >
      {latest && (
        <EditConflict
          fields={comparedClients(words, typed, latest)}
          onKeepMine={conflict.accept}
          onTakeTheirs={() => form.startAgain(fieldsOf(conflict.accept()))}
        />
      )}
      <ClientFields form={form} isNew={isNew} />
      {!isNew && fields.isConfidential && <NewSecret clientId={rowId} name={fields.name} onSecret={onSecret} />}
    </FormPanel>
  );
};

interface NewSecretProps {
  readonly clientId: string;
  readonly name: string;
  readonly onSecret: (shown: ShownSecret) => void;
}

const NewSecret = ({ clientId, name, onSecret }: NewSecretProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const [isAsking, setAsking] = useState(false);
  const rotate = useAction<void>({
    run: async () => {
      const { secret } = await client.call(rotateOpenidClientSecret, { params: { clientId }, body: {} });
      onSecret({ name, clientId, secret });
    },
    done: () => t("openidClients.rotated", { name }),
    invalidates: [],
    onEnd: () => setAsking(false),
  });
  return (
    <div>
      <Button icon={<KeyRound />} onPress={() => setAsking(true)}>
        {t("openidClients.rotate")}
      </Button>
      <MessageModal
        isOpen={isAsking}
        tone="danger"
        title={t("openidClients.rotateTitle")}
        confirmLabel={t("openidClients.rotate")}
        onConfirm={() => rotate.mutate()}
        cancelLabel={t("common.cancel")}
        onCancel={() => setAsking(false)}
        isPending={rotate.isPending}
      >
        {t("openidClients.rotateText", { name })}
      </MessageModal>
    </div>
  );
};
