import { forgotPassword } from "@evolve/contracts/passwords";
import { useWords } from "@evolve/i18n/react";
import { useState } from "react";
import { useApp } from "../../app-context.ts";
import { refusalOf } from "../../failures.ts";

interface SendAgainProps {
  readonly userName: string;
  readonly label: string;
}

/** Asks for the mail once more; the earlier one's link and code stop working. */
export const SendAgain = ({ userName, label }: SendAgainProps) => {
  const words = useWords();
  const { client, toasts } = useApp();
  const [isPending, setPending] = useState(false);

  const send = async (): Promise<void> => {
    if (isPending) return;
    setPending(true);
    toasts.clear();
    try {
      await client.call(forgotPassword, { body: { userName } });
      toasts.show({ tone: "success", text: words.t("account.sentAgain") });
    } catch (error) {
      toasts.show({ tone: "danger", text: words.error(refusalOf(error).code) });
    } finally {
      setPending(false);
    }
  };

  return (
    <button type="button" className="link-button" aria-disabled={isPending || undefined} onClick={() => void send()}>
      {label}
    </button>
  );
};
