import { listPasskeys, type Passkey, removePasskey } from "@evolve/contracts/factors";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { MessageModal } from "@evolve/widgets/message-modal";
import { StatusPill } from "@evolve/widgets/status-pill";
import { browserSupportsWebAuthn } from "@simplewebauthn/browser";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Card } from "../../../parts/card.tsx";
import { factorStatus } from "./factor-status.ts";
import { PasskeyNameDialog } from "./passkey-name-dialog.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import { useNow } from "../../../parts/use-now.ts";
import { useAddPasskey } from "./use-add-passkey.ts";
import { useSecurityCall } from "./use-security-call.ts";
import parts from "../../../parts/parts.module.css";

/** Passkeys: their names and last use, and a way to more. */
export const PasskeysCard = () => {
  const words = useWords();
  const { client, user } = useShell();
  // The card beside it shows what comes of it, a failure too.
  const { data: factors } = useQuery(factorStatus(client));
  const hasPassword = factors?.hasPassword ?? true;
  const { data, error, refetch } = useQuery({
    queryKey: ["passkeys"],
    queryFn: ({ signal }) => client.call(listPasskeys, {}, { signal, retryAfter: true }),
  });
  const add = useAddPasskey();
  return (
    <Card title={words.t("security.passkeys")}>
      <p className={parts.quiet}>{words.t(hasPassword ? "security.passkeysLead" : "security.passkeysNoPassword")}</p>
      {data === undefined ? (
        <QueryState error={error} onRetry={() => void refetch()} />
      ) : (
        <ul className={parts.rows}>
          {data.passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              isOnlyWay={data.passkeys.length === 1 && !hasPassword && !user.samlUser}
            />
          ))}
        </ul>
      )}
      {browserSupportsWebAuthn() ? (
        <div className={parts.group}>
          <Button isPending={add.isPending} onPress={() => add.mutate(undefined)}>
            {words.t("security.passkeyAdd")}
          </Button>
        </div>
      ) : (
        <p className={parts.hint}>{words.t("security.passkeysUnsupported")}</p>
      )}
    </Card>
  );
};

interface PasskeyItemProps {
  readonly passkey: Passkey;
  /** Without it the user cannot sign in. */
  readonly isOnlyWay: boolean;
}

const PasskeyItem = ({ passkey, isOnlyWay }: PasskeyItemProps) => {
  const words = useWords();
  const { client } = useShell();
  const now = useNow();
  const [asked, setAsked] = useState<"name" | "remove" | null>(null);
  const close = () => setAsked(null);
  const { name, lastUsedAt, createdAt } = passkey;
  const remove = useSecurityCall(
    () => client.call(removePasskey, { params: { passkeyId: passkey.id } }),
    () => words.t("security.passkeyRemoved", { name }),
  );
  return (
    <li className={parts.row}>
      <span className={parts.rowWords}>
        <span>{name}</span>
        <span className={parts.quiet}>
          {lastUsedAt === null
            ? words.t("security.passkeyAddedOn", { date: words.date(createdAt, "date") })
            : words.t("security.lastUsed", { time: words.relative(lastUsedAt, now) })}
        </span>
        {passkey.isSynced && (
          <span>
            <StatusPill tone="info">{words.t("security.passkeySynced")}</StatusPill>
          </span>
        )}
      </span>
      <span className={parts.group}>
        <Button
          size="small"
          aria-label={words.t("security.passkeyRenameOf", { name })}
          onPress={() => setAsked("name")}
        >
          {words.t("security.passkeyRename")}
        </Button>
        <Button
          size="small"
          aria-label={words.t("security.passkeyRemoveOf", { name })}
          onPress={() => setAsked("remove")}
        >
          {words.t("security.remove")}
        </Button>
      </span>
      {asked === "name" && <PasskeyNameDialog passkey={passkey} onClose={close} />}
      {asked === "remove" && (
        <MessageModal
          isOpen
          tone="danger"
          title={words.t("security.passkeyRemoveTitle")}
          confirmLabel={words.t("security.remove")}
          onConfirm={() => remove.mutate(undefined, { onSettled: close })}
          cancelLabel={words.t("common.cancel")}
          onCancel={close}
          isPending={remove.isPending}
        >
          {words.t(isOnlyWay ? "security.passkeyRemoveLast" : "security.passkeyRemoveText", { name })}
        </MessageModal>
      )}
    </li>
  );
};
