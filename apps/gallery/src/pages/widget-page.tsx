import { useWords } from "@evolve/i18n/react";
import { use } from "react";
import type { Widget } from "../registry.ts";
import { codesOf, statesOf } from "../stage/load.ts";
import { InLongRussian, RightToLeft } from "../stage/long-words.tsx";
import { Drawn, State } from "../stage/state.tsx";
import { stateTitle } from "../stage/state-title.ts";
import { Page } from "./page.tsx";

/** A widget in all its states, and what it is with once more from right to left and with long words. */
export const WidgetPage = ({ widget }: { readonly widget: Widget }) => {
  const words = useWords();
  const { t } = words;
  const coming = [statesOf(widget), codesOf(widget)] as const;
  const states = use(coming[0]);
  const codes = use(coming[1]);
  const { Filled } = states;
  return (
    <Page title={t(`gallery.widget-${widget.id}`)} kicker={t(`gallery.group-${widget.group}`)}>
      <code className="ga-import" translate="no">
        @evolve/widgets/{widget.id}
      </code>
      {codes.map(({ name, code }) => {
        const state = states[name];
        return (
          state && (
            <State key={name} id={name} title={stateTitle(words, name)} code={code}>
              <Drawn state={state} />
            </State>
          )
        );
      })}
      {Filled && (
        <>
          <State id="right-to-left" title={t("gallery.rightToLeft")}>
            <RightToLeft>
              <Filled />
            </RightToLeft>
          </State>
          <State id="long-words" title={t("gallery.longWords")}>
            <InLongRussian>
              <Filled />
            </InLongRussian>
          </State>
        </>
      )}
    </Page>
  );
};
