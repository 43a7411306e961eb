import { codeOf } from "@evolve/contracts/errors";
import { mfaSecret, setMfa } from "@evolve/contracts/factors";
import { useWords } from "@evolve/i18n/react";
import { isCallError, networkCode } from "@evolve/session";
import { modalLabels, useShell } from "@evolve/shell";
import { Modal } from "@evolve/widgets/modal";
import { QrCode } from "@evolve/widgets/qr-code";
import { TextField } from "@evolve/widgets/text-field";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { QueryState } from "../../../parts/query-state.tsx";
import { RecoveryDialog } from "./recovery-dialog.tsx";

/** In groups of four, to be typed by who cannot scan. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(" ") ?? secret;

/** Setting up an authenticator app: scan, prove it with a code, keep the recovery codes. */
export const EnrolDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useWords();
  const { client, toasts, user } = useShell();
  const queryClient = useQueryClient();
  const [code, setCode] = useState("");
  const [fault, setFault] = useState("");
  const [codes, setCodes] = useState<readonly string[]>();
  const { data, error, refetch } = useQuery({
    queryKey: ["mfa-secret"],
    queryFn: ({ signal }) => client.call(mfaSecret, { query: { userName: user.userName } }, { signal }),
    // A secret is for this dialog alone, and stays the same while it is open.
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });

  const confirm = async (): Promise<void> => {
    if (data === undefined) return;
    try {
      const answer = await client.call(setMfa, { body: { enabled: true, ticket: data.ticket, code } });
      setCodes(answer.recoveryCodes);
      await queryClient.invalidateQueries({ queryKey: ["mfa-status"] });
    } catch (failure) {
      const reason = isCallError(failure) ? failure.code : networkCode;
      if (reason === codeOf("stepUpRequired")) return;
      setFault(words.error(reason));
      if (reason === codeOf("enrolmentExpired")) await refetch();
    }
  };
  const finish = (): void => {
    toasts.show({ tone: "ok", text: words.t("security.twoStepTurnedOn") });
    onClose();
  };

  if (codes !== undefined) return <RecoveryDialog codes={codes} onClose={finish} />;
  return (
    <Modal
      isOpen
      isStatic
      onClose={onClose}
      title={words.t("security.enrolTitle")}
      subtitle={words.t("security.enrolLead")}
      labels={modalLabels(words)}
      saveLabel={words.t("security.enrolConfirm")}
      isSaveDisabled={!/^\d{6}$/.test(code) || data === undefined}
      onSave={confirm}
    >
      <div className="ev-modal-fields">
        {data === undefined ? (
          <QueryState error={error} onRetry={() => void refetch()} />
        ) : (
          <>
            <p>{words.t("security.enrolScan")}</p>
            <QrCode text={data.address} label={words.t("security.enrolQr")} />
            <p className="su-quiet">
              {words.t("security.enrolType")} <strong className="ev-num su-key">{inGroups(data.secret)}</strong>
            </p>
            <TextField
              label={words.t("security.code")}
              description={words.t("security.enrolCodeHint")}
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
              maxLength={6}
              value={code}
              error={fault === "" ? undefined : fault}
              onChange={(typed) => {
                setCode(typed.replace(/\D/g, "").slice(0, 6));
                setFault("");
              }}
            />
          </>
        )}
      </div>
    </Modal>
  );
};
