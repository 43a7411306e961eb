import {
  createOpenidClient,
  NewOpenidClient,
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
import { SecretDialog } from "../../../parts/secret-dialog.tsx";
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
    <RowPanel
      {...panel}
      list={listName}
      title={t("openidClients.edit")}
      read={async (clientId, signal) =>
        (await client.call(readOpenidClient, { params: { clientId } }, { signal })).client
      }
    >
      {(stored) => (
        <ClientForm
          {...panel}
          onSecret={setShown}
          fields={stored ? { ...changesOf(stored), isConfidential: stored.isConfidential } : noClient}
        />
      )}
    </RowPanel>
  );
};

interface ClientFormProps extends PanelProps {
  readonly fields: NewOpenidClient;
  readonly onSecret: (shown: ShownSecret) => void;
}

const ClientForm = ({ rowId, onClose, fields, onSecret }: ClientFormProps) => {
  const { client, user, words } = useShell();
  const { t } = words;
  const isNew = rowId === null;
  const saved = useSaved(listName, onClose);
  const registered = useSaved(listName, () => undefined);
  const form = useAppForm<NewOpenidClient, NewOpenidClient>({
    schema: NewOpenidClient,
    defaultValues: fields,
    draft: { userId: user.id, form: `openid-client-${rowId ?? "new"}`, secretFields: [] },
    onSave: async (body) => {
      if (isNew) {
        const created = await client.call(createOpenidClient, { body });
        if (created.secret !== null) {
          // The secret takes the panel's place.
          registered(t("openidClients.saved", { name: body.name }));
          onSecret({ name: body.name, clientId: created.client.id, secret: created.secret });
          return;
        }
      } else {
        await client.call(updateOpenidClient, { params: { clientId: rowId }, body: changesOf(body) });
      }
      saved(t("openidClients.saved", { name: body.name }));
    },
  });
  return (
    <FormPanel
      form={form}
      onClose={onClose}
      title={t(isNew ? "openidClients.create" : "openidClients.edit")}
      isEdit={!isNew}
    >
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
