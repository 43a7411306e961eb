import { codeOf } from "@evolve/contracts/errors";
import { useWords } from "@evolve/i18n/react";
import { usePlace } from "../../router.ts";
import { describeFailure } from "./failure.ts";
import { Notice, type NoticeContent } from "./notice.tsx";
import { useSignIn } from "./use-sign-in.ts";
import { UserNameStep } from "./user-name-step.tsx";

/** The split login: who it is, then the proof, then onward. */
export const SignInPage = () => {
  const words = useWords();
  const { parameters } = usePlace();
  const hasAutoLogout = parameters.has("autoLogout");
  const flow = useSignIn(hasAutoLogout);
  const { step, userName, refusal, isPending } = flow;
  const identity = { userName, onBack: flow.goBack };
  const failure: NoticeContent | undefined = refusal && { tone: "danger", ...describeFailure(refusal, words) };

  switch (step.name) {
    case "userName":
      return (
        <UserNameStep
          userName={userName || (parameters.get("userName") ?? parameters.get("login_hint") ?? "")}
          notice={failure ?? (hasAutoLogout ? { tone: "info", text: words.t("signIn.autoLogout") } : undefined)}
          isPending={isPending}
          onNext={flow.submitUserName}
          onProof={flow.submitProof}
        />
      );
    case "password":
      return (
        <step.later.PasswordStep
          {...identity}
          needsCode={step.needsCode}
          wantedWay={step.way}
          notice={failure}
          retry={step.retry}
          isPending={isPending}
          onSubmit={flow.submitCredentials}
        />
      );
    case "enrol":
      return (
        <step.later.EnrolStep
          {...identity}
          notice={<Notice content={failure} />}
          attempt={step.attempt}
          isExpired={refusal?.code === codeOf("enrolmentExpired")}
          isPending={isPending}
          onEnrol={(proof) => flow.submitCredentials({ ...step.credentials, ...proof })}
        />
      );
    case "recovery":
      return <step.later.RecoveryStep codes={step.codes} isPending={isPending} onContinue={flow.goOn} />;
    case "upgrade":
      return <step.later.UpgradeStep isPending={isPending} onContinue={flow.goOn} />;
    case "locked":
      return <step.later.LockedStep {...identity} />;
    case "emailSent":
      return <step.later.EmailSentStep {...identity} refusal={step.refusal} />;
    case "leaving":
      return <step.later.LeavingStep />;
    case "stranded":
      return <step.later.StrandedStep text={describeFailure(step.refusal, words).text} onRetry={flow.retryOnward} />;
  }
};
