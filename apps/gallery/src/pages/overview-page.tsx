import { useWords } from "@evolve/i18n/react";
import { use } from "react";
import { groups, type Widget, widgets } from "../registry.ts";
import { Boundary } from "../stage/boundary.tsx";
import { statesOf } from "../stage/load.ts";
import { useAddress } from "../use-address.ts";
import { Page } from "./page.tsx";

/** Every widget, small and alive, under its group. They are fetched side by side and shown together. */
export const OverviewPage = () => {
  const { t } = useWords();
  for (const widget of widgets) void statesOf(widget);
  return (
    <Page title={t("gallery.examples")} lead={t("gallery.lead", { count: widgets.length })}>
      {groups.map((group) => {
        const members: readonly Widget[] = widgets.filter((widget) => widget.group === group);
        return (
          members.length > 0 && (
            <section key={group} className="ga-group" aria-labelledby={`group-${group}`}>
              <h2 id={`group-${group}`}>{t(`gallery.group-${group}`)}</h2>
              <ul className="ga-cards">
                {members.map((widget) => (
                  <Card key={widget.id} widget={widget} />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </Page>
  );
};

const Card = ({ widget }: { readonly widget: Widget }) => {
  const { t } = useWords();
  const { linkTo } = useAddress();
  return (
    <li className="ga-card" data-wide={widget.isWide}>
      {/* A picture of the widget: the link beside it is what can be pressed. */}
      <div className="ga-miniature" data-small={widget.isSmall} inert>
        <Boundary fallback={null}>
          <Miniature widget={widget} />
        </Boundary>
      </div>
      <div className="ga-card-words">
        <a className="ga-card-link" href={linkTo({ page: "examples", widget: widget.id })}>
          {t(`gallery.widget-${widget.id}`)}
        </a>
        <p>{t(`gallery.about-${widget.id}`)}</p>
      </div>
    </li>
  );
};

const Miniature = ({ widget }: { readonly widget: Widget }) => {
  const states = use(statesOf(widget));
  const Small = states["Miniature"] ?? states["Filled"];
  return Small && <Small />;
};
