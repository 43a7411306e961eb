import { UserNameForm } from "@evolve/contracts/prelogin";
import { useWords } from "@evolve/i18n/react";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { TextField } from "@evolve/widgets/text-field";
import { Suspense, useRef } from "react";
import { useApp } from "../../app-context.ts";
import { Heading } from "../../parts/page-heading.tsx";
import { Button } from "../../parts/button.tsx";
import { useTakeFocus } from "../../parts/take-focus.ts";
import { useFaults } from "../../parts/use-faults.ts";
import { useHydrated } from "../../frame/use-hydrated.ts";
import { useForm } from "../../parts/use-form.ts";
import { loadLater } from "./load-later.ts";
import { Notice, type NoticeContent } from "./notice.tsx";

const Offers = lazyPart(
  async () => (await import("./offers.tsx")).Offers,
  () => null,
);

interface UserNameStepProps {
  readonly userName: string;
  readonly notice: NoticeContent | undefined;
  readonly isPending: boolean;
  readonly onNext: (userName: string) => void;
  readonly onProof: (exchange: () => Promise<{ readonly id_token: string }>) => void;
}

/** Step 1: who signs in. Prerendered, so its field can be typed into before any script has arrived. */
export const UserNameStep = ({ userName, notice, isPending, onNext, onProof }: UserNameStepProps) => {
  const words = useWords();
  const field = useRef<HTMLInputElement>(null);
  const form = useForm({ schema: UserNameForm, showOn: "submit", onValid: (values) => onNext(values.userName) });
  const faults = useFaults(form);
  const { singleSignOn } = useApp().boot;
  const isHydrated = useHydrated();
  useTakeFocus(field);

  return (
    <>
      <Heading title={words.t("signIn.title")} lead={words.t("signIn.userNameLead")} />
      <Notice content={notice} />
      {/* Sent before the script is there, a form of this method does nothing, and no name gets into an address or a log. */}
      <form method="dialog" className="form" {...form.handlers}>
        <TextField
          ref={field}
          name="userName"
          label={words.t("signIn.userName")}
          size="large"
          inputMode="email"
          autoComplete="username webauthn"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          placeholder={words.t("signIn.userNameExample")}
          defaultValue={userName}
          error={faults("userName")}
          // Typing here leads to the next step, so prefetch it. If that fails now, the step loads again and reports failures.
          onInput={() => void loadLater().catch(() => undefined)}
        />
        <Button type="submit" variant="primary" isPending={isPending}>
          {words.t("signIn.next")}
        </Button>
      </form>
      {isHydrated && (
        // Where it does not come, the first way in stays.
        <Suspense fallback={null}>
          <Offers tenantId={singleSignOn} onProof={onProof} />
        </Suspense>
      )}
    </>
  );
};
