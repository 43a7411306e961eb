import { mfaStatus } from "@evolve/contracts/factors";
import { limits } from "@evolve/contracts/limits";
import { passkeyOptions, stepUp } from "@evolve/contracts/proofs";
import { codeOf } from "@evolve/contracts/errors";
import { useWords } from "@evolve/i18n/react";
import { isCallError } from "@evolve/session";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { Modal, type ModalProps } from "@evolve/widgets/modal";
import { PasswordField } from "@evolve/widgets/password-field";
import { TextField } from "@evolve/widgets/text-field";
import { startAuthentication } from "@simplewebauthn/browser";
import { useQuery } from "@tanstack/react-query";
import KeyRound from "lucide-react/icons/key-round";
import { useEffect, useState } from "react";
import { useAppForm } from "../forms/index.ts";
import { leaveToSignInAgain } from "../routing/leave.ts";
import { useRuntime } from "../runtime-context.ts";
import { useShell } from "../shell-context.ts";
import { type Proof, type ProofFields, proofForm } from "./proof-form.ts";

/**
 * Confirms the user's identity before a sensitive change: by the password and, where the account has one, a code, or by a passkey.
 * Users who have no password here sign in again at their identity provider.
 */
export const StepUpDialog = () => {
  const { wordStore } = useRuntime();
  const { user } = useShell();
  const [isReady, setReady] = useState(false);
  const proof = useProof();
  useEffect(() => void wordStore.need(["password", "security"]).then(() => setReady(true)), [wordStore]);
  if (!isReady || proof.isLoading) return null;
  if (user.samlUser) return <SignInAgain proof={proof} />;
  return proof.needsPasskey ? <PasskeyQuestion proof={proof} /> : <Question proof={proof} />;
};

/** What every question needs: which factors there are, sending a proof, and asking for a passkey. */
const useProof = () => {
  const words = useWords();
  const { client } = useShell();
  const { session, stepUp: gate } = useRuntime();
  const [passkeyFailure, setPasskeyFailure] = useState("");
  const [isAskingPasskey, setAskingPasskey] = useState(false);
  const { data: factors, isLoading } = useQuery({
    queryKey: ["mfa-status"],
    queryFn: ({ signal }) => client.call(mfaStatus, {}, { signal }),
  });
  const prove = async (body: Proof): Promise<void> => {
    await session.replaceTokens((options) => client.call(stepUp, { body }, options));
    gate.answer(true);
  };
  const byPasskey = async (): Promise<void> => {
    setAskingPasskey(true);
    setPasskeyFailure("");
    try {
      const optionsJSON = await client.call(passkeyOptions, { body: { alone: true } });
      await prove({ passkey: { ...(await startAuthentication({ optionsJSON })), clientExtensionResults: {} } });
    } catch (error) {
      setPasskeyFailure(words.error(isCallError(error) ? error.code : codeOf("passkeyRefused")));
    } finally {
      setAskingPasskey(false);
    }
  };
  const hasPasskey = (factors?.passkeys ?? 0) > 0;
  const hasPassword = factors?.hasPassword ?? true;
  return {
    isLoading,
    prove,
    passkeyFailure,
    clearPasskeyFailure: () => setPasskeyFailure(""),
    isAskingPasskey,
    byPasskey,
    needsCode: factors?.enabled ?? false,
    hasPasskey,
    hasPassword,
    /** There is no password, or a second factor is required and the passkey is the only one: the passkey needs neither. */
    needsPasskey: hasPasskey && (!hasPassword || (factors?.required === true && !factors.enabled)),
    cancel: () => gate.answer(false),
  };
};

interface QuestionProps {
  readonly proof: ReturnType<typeof useProof>;
}

/** The frame of each question. A press beside it does not give up what waits for the answer. */
const Confirmation = ({ proof, ...modal }: QuestionProps & Omit<ModalProps, "isOpen" | "onOpenChange" | "title">) => (
  <Modal
    {...modal}
    isOpen
    onOpenChange={proof.cancel}
    size="small"
    isDismissable={false}
    title={useWords().t("security.stepUpTitle")}
  />
);

interface PasskeyButtonProps extends QuestionProps {
  readonly isDisabled?: boolean;
}

const PasskeyButton = ({ proof, isDisabled = false }: PasskeyButtonProps) => {
  const words = useWords();
  if (!proof.hasPasskey) return null;
  return (
    <Button
      icon={<KeyRound />}
      isPending={proof.isAskingPasskey}
      isDisabled={isDisabled}
      onPress={() => void proof.byPasskey()}
    >
      {words.t("security.usePasskey")}
    </Button>
  );
};

/** For users of single sign-on. The page is left; what waited for the answer is given up. */
const SignInAgain = ({ proof }: QuestionProps) => {
  const words = useWords();
  const { user } = useShell();
  return (
    <Confirmation
      proof={proof}
      subtitle={words.t("security.signInAgainLead", { userName: user.userName })}
      saveLabel={words.t("security.signInAgain")}
      isSaveDisabled={proof.isAskingPasskey}
      onSave={() => leaveToSignInAgain(user.tenantId)}
    >
      <div className="ev-modal-fields">
        {proof.passkeyFailure !== "" && <Banner tone="danger">{proof.passkeyFailure}</Banner>}
        <PasskeyButton proof={proof} />
      </div>
    </Confirmation>
  );
};

const PasskeyQuestion = ({ proof }: QuestionProps) => {
  const words = useWords();
  const { user } = useShell();
  return (
    <Confirmation
      proof={proof}
      subtitle={words.t("security.stepUpLead", { userName: user.userName })}
      saveLabel={words.t("security.usePasskey")}
      onSave={proof.byPasskey}
    >
      <div className="ev-modal-fields">
        {proof.passkeyFailure !== "" && <Banner tone="danger">{proof.passkeyFailure}</Banner>}
        <p>{words.t(proof.hasPassword ? "security.stepUpPasskeyLead" : "security.noPassword")}</p>
      </div>
    </Confirmation>
  );
};

const Question = ({ proof }: QuestionProps) => {
  const words = useWords();
  const { user } = useShell();
  const { needsCode } = proof;
  const form = useAppForm<ProofFields, Proof>({
    schema: proofForm(needsCode),
    defaultValues: { password: "", code: "" },
    fieldsOfCodes: {
      [codeOf("wrongCredentials")]: { field: "password", text: () => words.t("password.currentWrong") },
      [codeOf("invalidTotp")]: "code",
      [codeOf("invalidRecoveryCode")]: "code",
    },
    onSave: (body) => {
      proof.clearPasskeyFailure();
      return proof.prove(body);
    },
  });
  const failure = proof.passkeyFailure === "" ? form.failure : proof.passkeyFailure;

  return (
    <Confirmation
      proof={proof}
      subtitle={words.t("security.stepUpLead", { userName: user.userName })}
      saveLabel={words.t("security.stepUpConfirm")}
      isSaveDisabled={proof.isAskingPasskey}
      onSave={form.save}
    >
      <div className="ev-modal-fields">
        {failure !== "" && <Banner tone="danger">{failure}</Banner>}
        <input hidden readOnly type="text" autoComplete="username" value={user.userName} />
        <PasswordField
          {...form.text("password")}
          label={words.t("security.password")}
          autoComplete="current-password"
        />
        {needsCode && (
          <TextField
            {...form.text("code")}
            label={words.t("security.code")}
            description={words.t("security.codeOrRecovery")}
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={limits.recoveryCodeMax}
          />
        )}
        <PasskeyButton proof={proof} isDisabled={form.isSaving} />
      </div>
    </Confirmation>
  );
};
