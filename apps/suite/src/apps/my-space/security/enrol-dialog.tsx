import { cx } from "@evolve/widgets/cx";
import { codeOf } from "@evolve/contracts/errors";
import { EnrolmentCode, mfaSecret, setMfa } from "@evolve/contracts/factors";
import { oneTimeCodeIn } from "@evolve/contracts/validators";
import { useWords } from "@evolve/i18n/react";
import { isCallError } from "@evolve/session";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { Banner } from "@evolve/widgets/banner";
import { Modal } from "@evolve/widgets/modal";
import { QrCode } from "@evolve/widgets/qr-code";
import { TextField } from "@evolve/widgets/text-field";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { QueryState } from "../../../parts/query-state.tsx";
import { RecoveryDialog } from "./recovery-dialog.tsx";
import parts from "../../../parts/parts.module.css";

/** In groups of four, to be typed by users who cannot scan. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(" ") ?? secret;

/** Setting up an authenticator app: scan, prove it with a code, keep the recovery codes. */
export const EnrolDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useWords();
  const { client, toasts, user } = useShell();
  const queryClient = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>();
  const { data, error, refetch } = useQuery({
    queryKey: ["mfa-secret"],
    queryFn: ({ signal }) => client.call(mfaSecret, { query: { userName: user.userName } }, { signal }),
    // A secret is for this dialog alone, and stays the same while it is open.
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });

  const form = useAppForm({
    schema: EnrolmentCode,
    defaultValues: { code: "" },
    fieldsOfCodes: { [codeOf("invalidTotp")]: "code", [codeOf("enrolmentExpired")]: "code" },
    onSave: async ({ code }) => {
      if (data === undefined) return;
      try {
        const answer = await client.call(setMfa, { body: { enabled: true, ticket: data.ticket, code } });
        setCodes(answer.recoveryCodes);
        await queryClient.invalidateQueries({ queryKey: ["mfa-status"] });
      } catch (failure) {
        if (isCallError(failure) && failure.code === codeOf("enrolmentExpired")) await refetch();
        throw failure;
      }
    },
  });
  const finish = (): void => {
    toasts.show({ tone: "success", text: words.t("security.twoStepTurnedOn") });
    onClose();
  };

  if (codes !== undefined) return <RecoveryDialog codes={codes} onClose={finish} />;
  return (
    <Modal
      isOpen
      isDismissable={false}
      onOpenChange={onClose}
      title={words.t("security.enrolTitle")}
      subtitle={words.t("security.enrolLead")}
      saveLabel={words.t("security.enrolConfirm")}
      isSaveDisabled={data === undefined}
      onSave={form.save}
    >
      <div className="ev-modal-fields">
        {data === undefined ? (
          <QueryState error={error} onRetry={() => void refetch()} />
        ) : (
          <>
            <p>{words.t("security.enrolScan")}</p>
            <QrCode text={data.address} label={words.t("security.enrolQr")} />
            <p className={parts.quiet}>
              {words.t("security.enrolType")}{" "}
              <strong className={cx("ev-num", parts.key)}>{inGroups(data.secret)}</strong>
            </p>
            <Controller
              control={form.control}
              name="code"
              render={({ field: { onChange, ...field } }) => (
                <TextField
                  {...field}
                  label={words.t("security.code")}
                  description={words.t("security.enrolCodeHint")}
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  spellCheck={false}
                  error={form.faultOf("code")}
                  onChange={(typed) => onChange(oneTimeCodeIn(typed))}
                />
              )}
            />
            {form.failure !== "" && <Banner tone="danger">{form.failure}</Banner>}
          </>
        )}
      </div>
    </Modal>
  );
};
