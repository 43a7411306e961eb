import "./access-keys.css";
import type { AccessKey } from "@evolve/contracts/access-keys";
import { useWords } from "@evolve/i18n/react";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { EmptyState } from "@evolve/widgets/empty-state";
import { IconButton } from "@evolve/widgets/icon-button";
import { MessageModal } from "@evolve/widgets/message-modal";
import { Skeleton } from "@evolve/widgets/skeleton";
import { Switch } from "@evolve/widgets/switch";
import Eye from "lucide-react/icons/eye";
import KeyRound from "lucide-react/icons/key-round";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { useShell } from "../shell-context.ts";
import { SecretDialog } from "./secret-dialog.tsx";
import { useAccessKeys } from "./use-access-keys.ts";

type Asked = { readonly kind: "secret" | "state" | "delete"; readonly key: AccessKey };

/** A user's access keys: generate, show a new secret once, activate, delete; each as far as permissions go. */
export const AccessKeys = ({ userId }: { readonly userId: string }) => {
  const words = useWords();
  const { holds, user } = useShell();
  const { query, keys, secrets, forgetSecret, generate, setActive, remove } = useAccessKeys(userId);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const isOwn = userId === user.id;
  const may = (action: "create" | "edit" | "delete") =>
    holds(`accessKey:${action}`) || (isOwn && holds(`myAccessKey:${action}`));
  const mayDelete = may("delete");

  if (query.isError && !keys)
    return (
      <Banner tone="danger" action={<Button onPress={() => void query.refetch()}>{words.t("common.retry")}</Button>}>
        {words.t("accessKeys.loadFailed")}
      </Banner>
    );
  return (
    <div className="sh-keys">
      <div className="sh-keys-head">
        <p>
          {words.t(isOwn ? "accessKeys.lead" : "accessKeys.leadOther")}{" "}
          <a href="/docs/api" target="_blank" rel="noreferrer">
            {words.t("accessKeys.apiReference")}
          </a>
        </p>
        {may("create") && (
          <Button
            variant="primary"
            icon={<Plus />}
            isPending={generate.isPending}
            onPress={() => generate.mutate(undefined)}
          >
            {words.t("accessKeys.generate")}
          </Button>
        )}
      </div>
      {!keys && (
        <div aria-busy="true">
          <span className="ev-sr" role="status">
            {words.t("common.loading")}
          </span>
          <Skeleton width="most" />
          <Skeleton width="most" />
        </div>
      )}
      {keys?.length === 0 && (
        <EmptyState
          icon={<KeyRound />}
          title={words.t("accessKeys.emptyTitle")}
          text={may("create") && words.t("accessKeys.emptyText")}
        />
      )}
      {keys && keys.length > 0 && (
        <table className="sh-keys-table">
          <caption className="ev-sr">{words.t("accessKeys.title")}</caption>
          <thead>
            <tr>
              <th scope="col">{words.t("accessKeys.id")}</th>
              <th scope="col">{words.t("accessKeys.secret")}</th>
              <th scope="col">{words.t("accessKeys.lastUsed")}</th>
              <th scope="col" className="sh-keys-state">
                {words.t("accessKeys.state")}
              </th>
              {mayDelete && <th scope="col">{words.t("accessKeys.delete")}</th>}
            </tr>
          </thead>
          <tbody>
            {keys.map((key) => (
              <tr key={key.accessKeyId}>
                <th scope="row" className="ev-num">
                  {key.accessKeyId}
                </th>
                <td className="sh-keys-shown" data-label={words.t("accessKeys.secret")}>
                  {secrets.has(key.accessKeyId) && (
                    <Button size="small" icon={<Eye />} onPress={() => setAsked({ kind: "secret", key })}>
                      {words.t("accessKeys.showSecret")}
                    </Button>
                  )}
                </td>
                <td className="sh-keys-used" data-label={words.t("accessKeys.lastUsed")}>
                  {key.lastUsedDate === null
                    ? words.t("accessKeys.neverUsed")
                    : words.date(key.lastUsedDate, "dateTime")}
                </td>
                <td data-label={words.t("accessKeys.state")}>
                  <Switch
                    label={words.t("accessKeys.stateOf", { id: key.accessKeyId })}
                    onLabel={words.t("accessKeys.active")}
                    offLabel={words.t("accessKeys.inactive")}
                    isSelected={key.isActive}
                    isDisabled={!may("edit")}
                    onChange={() => setAsked({ kind: "state", key })}
                  />
                </td>
                {mayDelete && (
                  <td>
                    <IconButton
                      label={words.t("accessKeys.deleteOf", { id: key.accessKeyId })}
                      tooltip={words.t("accessKeys.delete")}
                      icon={<Trash2 />}
                      onPress={() => setAsked({ kind: "delete", key })}
                    />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {asked?.kind === "secret" && (
        <SecretDialog
          accessKeyId={asked.key.accessKeyId}
          secret={secrets.get(asked.key.accessKeyId) ?? ""}
          hasProvisioning={!isOwn}
          onClose={() => {
            forgetSecret(asked.key.accessKeyId);
            close();
          }}
        />
      )}
      {asked?.kind === "state" && (
        <MessageModal
          isOpen
          title={words.t(asked.key.isActive ? "accessKeys.deactivateTitle" : "accessKeys.activateTitle")}
          confirmLabel={words.t("common.yes")}
          cancelLabel={words.t("common.no")}
          isPending={setActive.isPending}
          onConfirm={() => setActive.mutate({ ...asked.key, isActive: !asked.key.isActive }, { onSettled: close })}
          onCancel={close}
        >
          {words.t(asked.key.isActive ? "accessKeys.deactivateText" : "accessKeys.activateText")}
        </MessageModal>
      )}
      {asked?.kind === "delete" && (
        <MessageModal
          isOpen
          tone="danger"
          title={words.t("accessKeys.deleteTitle")}
          confirmLabel={words.t("accessKeys.delete")}
          cancelLabel={words.t("common.cancel")}
          isPending={remove.isPending}
          onConfirm={() => remove.mutate(asked.key, { onSettled: close })}
          onCancel={close}
        >
          {words.t("accessKeys.deleteText")}
        </MessageModal>
      )}
    </div>
  );
};
