import type { CallResult } from "@evolve/contracts/call";
import { codeOf } from "@evolve/contracts/errors";
import { answerDevice, describeDevice, DeviceCode } from "@evolve/contracts/openid";
import { useWords } from "@evolve/i18n/react";
import { bookmark, type CallError } from "@evolve/session";
import { TextField } from "@evolve/widgets/text-field";
import MonitorCheck from "lucide-react/icons/monitor-check";
import MonitorX from "lucide-react/icons/monitor-x";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useApp } from "../../app-context.ts";
import { refusalOf } from "../../failures.ts";
import { Button } from "../../parts/button.tsx";
import { Heading, PageHeading } from "../../parts/page-heading.tsx";
import { useTakeFocus } from "../../parts/take-focus.ts";
import { useFaults } from "../../parts/use-faults.ts";
import { useForm } from "../../parts/use-form.ts";
import { redirect, usePlace } from "../../router.ts";
import { ScopeList } from "../consent/scope-list.tsx";
import { MessagePage } from "../messages/message-page.tsx";
import { Notice } from "../sign-in/notice.tsx";
import styles from "../consent/consent.module.css";

type Device = CallResult<typeof describeDevice>;
type Step =
  | { readonly name: "code" }
  | { readonly name: "confirm"; readonly userCode: string; readonly device: Device }
  | { readonly name: "done"; readonly isAllowed: boolean; readonly device: Device };

/** As devices show it, whatever was typed: `BCDF-GHJK`. */
const asShown = (typed: string): string => {
  const letters = typed.toUpperCase().replaceAll(/[^A-Z]/g, "");
  return letters.length === 8 ? `${letters.slice(0, 4)}-${letters.slice(4)}` : letters;
};

/** Signs in first, and comes back here with the code. */
const signInFirst = (userCode: string): void => {
  const code = userCode === "" ? "" : `?${new URLSearchParams({ user_code: userCode }).toString()}`;
  bookmark.save(`/login/#/device${code}`);
  redirect("/", { interaction: "login" });
};

/**
 * Where somebody types the code that a device shows, and connects it to their account (RFC 8628). A code that comes in the
 * address is confirmed as well: the sender of the address may own the device.
 */
export const DevicePage = () => {
  const words = useWords();
  const { client } = useApp();
  const { parameters } = usePlace();
  const given = parameters.get("user_code") ?? "";
  const [step, setStep] = useState<Step>({ name: "code" });
  const [failure, setFailure] = useState<CallError>();
  const [pending, setPending] = useState<"code" | "allow" | "deny">();

  const run = async (what: NonNullable<typeof pending>, userCode: string, action: () => Promise<void>) => {
    if (pending !== undefined) return;
    setPending(what);
    setFailure(undefined);
    try {
      await action();
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.code === codeOf("signedOut")) return signInFirst(userCode);
      if (refusal.code === codeOf("deviceCodeInvalid")) setStep({ name: "code" });
      setFailure(refusal);
    } finally {
      setPending(undefined);
    }
  };
  const find = (typed: string): Promise<void> => {
    const userCode = asShown(typed);
    return run("code", userCode, async () => {
      const device = await client.call(describeDevice, { body: { userCode } }, { retryAfter: true });
      setStep({ name: "confirm", userCode, device });
    });
  };
  const answer = (userCode: string, device: Device, allow: boolean): Promise<void> =>
    run(allow ? "allow" : "deny", userCode, async () => {
      await client.call(answerDevice, { body: { userCode, allow } });
      setStep({ name: "done", isAllowed: allow, device });
    });

  const arrive = useEffectEvent(() => {
    if (given !== "") void find(given);
  });
  useEffect(() => {
    void Promise.resolve().then(() => arrive());
  }, []);

  const notice = <Notice content={failure && { tone: "danger", text: words.error(failure.code) }} />;
  if (step.name === "done") {
    const { clientName } = step.device;
    return (
      <MessagePage
        icon={step.isAllowed ? <MonitorCheck aria-hidden="true" /> : <MonitorX aria-hidden="true" />}
        title={words.t(step.isAllowed ? "openid.deviceDoneTitle" : "openid.deviceDeniedTitle", { client: clientName })}
        lead={words.t(step.isAllowed ? "openid.deviceDoneLead" : "openid.endedPlain")}
      >
        {null}
      </MessagePage>
    );
  }
  if (step.name === "confirm") {
    const { userCode, device } = step;
    const { clientName, userName, scopes } = device;
    return (
      <div key="confirm">
        <PageHeading
          title={words.t("openid.deviceConfirmTitle", { client: clientName })}
          lead={words.t("openid.deviceConfirmLead", { userName, client: clientName })}
        />
        {notice}
        <ScopeList scopes={scopes} />
        <p className="lead">{words.t("openid.deviceWarning", { code: userCode })}</p>
        <div className={styles.actions}>
          <Button variant="primary" isPending={pending === "allow"} onClick={() => void answer(userCode, device, true)}>
            {words.t("openid.deviceAllow")}
          </Button>
          <Button isPending={pending === "deny"} onClick={() => void answer(userCode, device, false)}>
            {words.t("openid.deviceDeny")}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div key="code">
      <Heading title={words.t("openid.deviceTitle")} lead={words.t("openid.deviceLead")} />
      {notice}
      <CodeForm given={given} isPending={pending === "code"} onCode={(userCode) => void find(userCode)} />
    </div>
  );
};

interface CodeFormProps {
  readonly given: string;
  readonly isPending: boolean;
  readonly onCode: (userCode: string) => void;
}

const CodeForm = ({ given, isPending, onCode }: CodeFormProps) => {
  const words = useWords();
  const field = useRef<HTMLInputElement>(null);
  const form = useForm({ schema: DeviceCode, showOn: "submit", onValid: ({ userCode }) => onCode(userCode) });
  const faults = useFaults(form);
  useTakeFocus(field);
  return (
    <form method="dialog" className="form" {...form.handlers}>
      <TextField
        ref={field}
        name="userCode"
        label={words.t("openid.deviceCode")}
        size="large"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        placeholder="BCDF-GHJK"
        defaultValue={given}
        error={faults("userCode")}
      />
      <Button type="submit" variant="primary" isPending={isPending}>
        {words.t("account.continue")}
      </Button>
    </form>
  );
};
