import { mfaStatus } from "@evolve/contracts/factors";
import { passkeyOptions, stepUp } from "@evolve/contracts/proofs";
import type { CallInput } from "@evolve/contracts/call";
import { useWords } from "@evolve/i18n/react";
import { isCallError } from "@evolve/session";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { Modal } from "@evolve/widgets/modal";
import { PasswordField } from "@evolve/widgets/password-field";
import { TextField } from "@evolve/widgets/text-field";
import { startAuthentication } from "@simplewebauthn/browser";
import { useQuery } from "@tanstack/react-query";
import KeyRound from "lucide-react/icons/key-round";
import { useEffect, useState } from "react";
import { modalLabels } from "../labels/modal-labels.ts";
import { passwordFieldLabels } from "../labels/password-field-labels.ts";
import { useRuntime } from "../runtime-context.ts";
import { useShell } from "../shell-context.ts";

type Proof = CallInput<typeof stepUp>["body"];

/** Six digits are an app's code; anything else is taken for a recovery code. */
const codeIn = (typed: string): Proof => {
  const text = typed.replace(/\s/g, "");
  return /^\d{6}$/.test(text) ? { totp: text } : { recoveryCode: typed };
};

/** Asks who is there before a sensitive change: by the password and, where the account has one, a code, or by a passkey. */
export const StepUpDialog = () => {
  const { wordStore } = useRuntime();
  const [isReady, setReady] = useState(false);
  useEffect(() => void wordStore.need(["security"]).then(() => setReady(true)), [wordStore]);
  return isReady && <Question />;
};

const Question = () => {
  const words = useWords();
  const { client, user } = useShell();
  const { session, stepUp: gate } = useRuntime();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [failure, setFailure] = useState("");
  const [isPending, setPending] = useState(false);
  const { data: factors } = useQuery({
    queryKey: ["mfa-status"],
    queryFn: ({ signal }) => client.call(mfaStatus, {}, { signal }),
  });
  const needsCode = factors?.enabled ?? false;

  const prove = async (proofOf: () => Promise<Proof>): Promise<void> => {
    setPending(true);
    setFailure("");
    try {
      const body = await proofOf();
      await session.replaceTokens((options) => client.call(stepUp, { body }, options));
      gate.answer(true);
    } catch (error) {
      setFailure(words.error(isCallError(error) ? error.code : "PASSKEY_REFUSED"));
    } finally {
      setPending(false);
    }
  };
  const byPasskey = async (): Promise<Proof> => {
    const optionsJSON = await client.call(passkeyOptions, { body: { alone: true } });
    return { passkey: { ...(await startAuthentication({ optionsJSON })), clientExtensionResults: {} } };
  };

  return (
    <Modal
      isOpen
      onClose={() => gate.answer(false)}
      size="small"
      isStatic
      title={words.t("security.stepUpTitle")}
      subtitle={words.t("security.stepUpLead", { userName: user.userName })}
      labels={modalLabels(words)}
      saveLabel={words.t("security.stepUpConfirm")}
      isSaveDisabled={password === "" || (needsCode && code === "") || isPending}
      onSave={() => prove(() => Promise.resolve({ password, ...(needsCode && codeIn(code)) }))}
    >
      <div className="ev-modal-fields">
        {failure !== "" && <Banner tone="bad">{failure}</Banner>}
        <input hidden readOnly type="text" autoComplete="username" value={user.userName} />
        <PasswordField
          label={words.t("security.password")}
          autoComplete="current-password"
          {...passwordFieldLabels(words)}
          value={password}
          onChange={setPassword}
        />
        {needsCode && (
          <TextField
            label={words.t("security.code")}
            description={words.t("security.codeOrRecovery")}
            autoComplete="one-time-code"
            spellCheck={false}
            value={code}
            onChange={setCode}
          />
        )}
        {(factors?.passkeys ?? 0) > 0 && (
          <Button icon={<KeyRound />} isDisabled={isPending} onPress={() => void prove(byPasskey)}>
            {words.t("security.usePasskey")}
          </Button>
        )}
      </div>
    </Modal>
  );
};
