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
  /** When to use it. */
  readonly caption?: string | undefined;
  readonly code?: readonly CodePart[];
  readonly children: ReactNode;
}

/** One state: its title, when to use it, the widget in it, and the code on demand. */
export const State = ({ id, title, caption, code, children }: StateProps) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const codeId = useId();
  return (
    <section className="ga-state" aria-labelledby={id} data-state={id} data-code-open={isOpen || undefined}>
      <div className="ga-state-head">
        <h2 id={id}>{title}</h2>
        {caption !== undefined && <p>{caption}</p>}
        {code !== undefined && (
          <Button
            size="small"
            variant="ghost"
            className="ga-code-toggle"
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
      <div className="ga-state-body">
        <div className="ga-stage">
          <Boundary fallback={<p role="alert">{t("gallery.stateBroken")}</p>}>{children}</Boundary>
        </div>
        <div id={codeId} hidden={!isOpen}>
          {isOpen && code !== undefined && <Code parts={code} name={title} />}
        </div>
      </div>
    </section>
  );
};

/** Draws a state that is known while running only. */
export const Drawn = ({ state: Drawing }: { readonly state: ComponentType }) => <Drawing />;
