import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import CodeIcon from "lucide-react/icons/code-xml";
import { type ComponentType, type ReactNode, useId, useState } from "react";
import { Boundary } from "./boundary.tsx";
import { Code } from "./code.tsx";
import type { CodePart } from "./source.ts";

export interface StateProps {
  readonly id: string;
  readonly title: string;
  readonly code?: readonly CodePart[];
  readonly children: ReactNode;
}

/** One state: its title, the widget in it, and the code on demand. */
export const State = ({ id, title, code, children }: StateProps) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const codeId = useId();
  return (
    <section className="ga-state" aria-labelledby={id} data-state={id}>
      <div className="ga-state-head">
        <h2 id={id}>{title}</h2>
        {code !== undefined && (
          <Button
            size="small"
            variant="ghost"
            icon={<CodeIcon />}
            aria-label={t("gallery.codeOf", { name: title })}
            aria-expanded={isOpen}
            aria-controls={codeId}
            onPress={() => setOpen(!isOpen)}
          >
            {t("gallery.code")}
          </Button>
        )}
      </div>
      <div className="ga-stage">
        <Boundary fallback={<p role="alert">{t("gallery.stateBroken")}</p>}>{children}</Boundary>
      </div>
      <div id={codeId} hidden={!isOpen}>
        {isOpen && code !== undefined && <Code parts={code} name={title} />}
      </div>
    </section>
  );
};

/** Draws a state that is known while running only. */
export const Drawn = ({ state: Drawing }: { readonly state: ComponentType }) => <Drawing />;
