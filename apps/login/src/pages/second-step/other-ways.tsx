import { useWords } from "@evolve/i18n/react";
import { TextField } from "@evolve/widgets/text-field";
import { browserSupportsWebAuthn } from "@simplewebauthn/browser";
import { LaterWords } from "../../later-words.tsx";
import { Button } from "../../parts/button.tsx";
import styles from "./second-step.module.css";

export type Way = "totp" | "recoveryCode" | "passkey";

interface OtherFieldProps {
  readonly way: Way;
  readonly error: string | undefined;
}

const Field = ({ way, error }: OtherFieldProps) => {
  const words = useWords();
  if (way === "passkey") return <p>{words.t("secondStep.passkeyHint")}</p>;
  return (
    <TextField
      name="recoveryCode"
      label={words.t("secondStep.recoveryCode")}
      description={words.t("secondStep.recoveryCodeHint")}
      size="large"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      error={error}
    />
  );
};

/** What stands in the form in place of the one-time code. */
export const OtherField = (props: OtherFieldProps) => (
  <LaterWords>
    <Field {...props} />
  </LaterWords>
);

interface OtherWaysProps {
  readonly way: Way;
  readonly onWay: (way: Way) => void;
}

const ways = [
  ["totp", "secondStep.useCode"],
  ["recoveryCode", "secondStep.useRecoveryCode"],
  ["passkey", "secondStep.usePasskey"],
] as const;

const Ways = ({ way, onWay }: OtherWaysProps) => {
  const words = useWords();
  return (
    <div className={styles.otherWays}>
      {ways
        .filter(([id]) => id !== way && (id !== "passkey" || browserSupportsWebAuthn()))
        .map(([id, key]) => (
          <Button key={id} onClick={() => onWay(id)}>
            {words.t(key)}
          </Button>
        ))}
    </div>
  );
};

/** The other proofs that may take the place of the one chosen. */
export const OtherWays = (props: OtherWaysProps) => (
  <LaterWords>
    <Ways {...props} />
  </LaterWords>
);
