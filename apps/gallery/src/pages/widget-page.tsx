import { useWords } from "@evolve/i18n/react";
import { use } from "react";
import type { Widget } from "../registry.ts";
import { codesOf, statesOf } from "../stage/load.ts";
import { InLongRussian, RightToLeft } from "../stage/long-words.tsx";
import { Drawn, State } from "../stage/state.tsx";
import { stateTitle, usualCaption } from "../stage/state-title.ts";
import { Page } from "./page.tsx";

interface WidgetPageProps {
  readonly widget: Widget;
  /** The only state to show; all of them without it. */
  readonly only: string | undefined;
}

/** A widget in all its states side by side, and its first once more from right to left and with long words. */
export const WidgetPage = ({ widget, only }: WidgetPageProps) => {
  const words = useWords();
  const { t } = words;
  const coming = [statesOf(widget), codesOf(widget)] as const;
  const states = use(coming[0]);
  const codes = use(coming[1]);
  const { Filled, Miniature } = states;
  const isShown = (state: string): boolean => only === undefined || only === state;
  return (
    <Page
      title={t(`gallery.widget-${widget.id}`)}
      kicker={t(`gallery.group-${widget.group}`)}
      lead={t(`gallery.about-${widget.id}`)}
      aside={
        <code className="ga-import" translate="no">
          @evolve/widgets/{widget.id}
        </code>
      }
    >
      {Miniature && only === undefined && (
        <div className="ga-miniature ga-hero" inert>
          <Miniature />
        </div>
      )}
      <div className="ga-states" data-full={widget.isFull}>
        {codes
          .filter(({ name }) => isShown(name))
          .map(({ name, caption = usualCaption(words, name), code }) => {
            const state = states[name];
            return (
              state && (
                <State key={name} id={name} title={stateTitle(words, name)} caption={caption} code={code}>
                  <Drawn state={state} />
                </State>
              )
            );
          })}
        {Filled && isShown("right-to-left") && (
          <State id="right-to-left" title={t("gallery.rightToLeft")} caption={t("gallery.whenRightToLeft")}>
            <RightToLeft>
              <Filled />
            </RightToLeft>
          </State>
        )}
        {Filled && isShown("long-words") && (
          <State id="long-words" title={t("gallery.longWords")} caption={t("gallery.whenLongWords")}>
            <InLongRussian>
              <Filled />
            </InLongRussian>
          </State>
        )}
      </div>
    </Page>
  );
};
