import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useState } from "react";
import type { CodePart } from "./source.ts";

export interface CodeProps {
  readonly parts: readonly CodePart[];
  /** Of what it is the code. */
  readonly name: string;
}

/** Coloured code with a button that copies it, plain. */
export const Code = ({ parts, name }: CodeProps) => {
  const { t } = useWords();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(parts.map(([, text]) => text).join(""));
    setCopied(true);
  };
  return (
    <div className="ga-code">
      <Button
        className="ga-code-copy"
        size="small"
        icon={isCopied ? <Check /> : <Copy />}
        onPress={() => void copy()}
        onBlur={() => setCopied(false)}
      >
        {isCopied ? t("gallery.copied") : t("gallery.copy")}
      </Button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard */}
      <pre tabIndex={0} role="region" aria-label={t("gallery.codeOf", { name })} dir="ltr" translate="no">
        <code>
          {parts.map(([look, text], index) =>
            look === "" ? (
              text
            ) : (
              <span key={index} className={`ga-code-${look}`}>
                {text}
              </span>
            ),
          )}
        </code>
      </pre>
    </div>
  );
};
