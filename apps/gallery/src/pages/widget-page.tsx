import { useWords } from "@evolve/i18n/react";
import { use } from "react";
import type { Widget } from "../registry.ts";
import { codesOf, statesOf } from "../stage/load.ts";
import { InLongRussian, RightToLeft } from "../stage/long-words.tsx";
import { Drawn, State } from "../stage/state.tsx";
import { stateTitle } from "../stage/state-title.ts";
import { Page } from "./page.tsx";

interface WidgetPageProps {
  readonly widget: Widget;
  /** The only state to show; all of them without it. */
  readonly only: string | undefined;
}

/** A widget in all its states, and what it is with once more from right to left and with long words. */
export const WidgetPage = ({ widget, only }: WidgetPageProps) => {
  const words = useWords();
  const { t } = words;
  const coming = [statesOf(widget), codesOf(widget)] as const;
  const states = use(coming[0]);
  const codes = use(coming[1]);
  const { Filled } = states;
  const isShown = (state: string): boolean => only === undefined || only === state;
  return (
    <Page title={t(`gallery.widget-${widget.id}`)} kicker={t(`gallery.group-${widget.group}`)}>
      <code className="ga-import" translate="no">
        @evolve/widgets/{widget.id}
      </code>
      {codes
        .filter(({ name }) => isShown(name))
        .map(({ name, code }) => {
          const state = states[name];
          return (
            state && (
              <State key={name} id={name} title={stateTitle(words, name)} code={code}>
                <Drawn state={state} />
              </State>
            )
          );
        })}
      {Filled && isShown("right-to-left") && (
        <State id="right-to-left" title={t("gallery.rightToLeft")}>
          <RightToLeft>
            <Filled />
          </RightToLeft>
        </State>
      )}
      {Filled && isShown("long-words") && (
        <State id="long-words" title={t("gallery.longWords")}>
          <InLongRussian>
            <Filled />
          </InLongRussian>
        </State>
      )}
    </Page>
  );
};
