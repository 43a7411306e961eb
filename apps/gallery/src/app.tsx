import { useWords } from "@evolve/i18n/react";
import { Spinner } from "@evolve/widgets/spinner";
import { ToastRegion } from "@evolve/widgets/toast";
import { ProductMark } from "@evolve/widgets/product-mark";
import MenuIcon from "lucide-react/icons/menu";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { IconButton } from "@evolve/widgets/icon-button";
import { Suspense, useDeferredValue, useRef, useState } from "react";
import { FormsPage, TokensPage } from "./pages/later.ts";
import { Toolbar } from "./frame/toolbar.tsx";
import { WidgetList } from "./frame/widget-list.tsx";
import { OverviewPage } from "./pages/overview-page.tsx";
import { WidgetPage } from "./pages/widget-page.tsx";
import { widgetOf } from "./registry.ts";
import { pathOf, placeOf } from "./address.ts";
import { useAddress } from "./use-address.ts";

const titles = {
  examples: "gallery.examples",
  form_examples: "gallery.formExamples",
  tokens: "gallery.tokens",
} as const;

export const App = () => {
  const { t } = useWords();
  const { address, linkTo } = useAddress();
  const [isListOpen, setListOpen] = useState(false);
  const [isLookOpen, setLookOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  // Until another page has come, the one before stays: no spinner for a tenth of a second.
  const place = placeOf(useDeferredValue(pathOf(address.place)));
  const shown = place.page === "examples" ? widgetOf(place.widget ?? "") : undefined;
  return (
    <>
      <a
        className="ga-skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {t("gallery.skip")}
      </a>
      <header className="ga-header">
        <span className="ga-list-toggle">
          <IconButton
            label={t("gallery.widgets")}
            icon={<MenuIcon />}
            aria-expanded={isListOpen}
            aria-controls="widget-list"
            onPress={() => setListOpen(!isListOpen)}
          />
        </span>
        <a className="ga-home" href={linkTo({ page: "examples", widget: undefined })}>
          <ProductMark />
          <span>{t("gallery.title")}</span>
        </a>
        <nav className="ga-pages" aria-label={t("gallery.pages")}>
          {(["examples", "form_examples", "tokens"] as const).map((page) => (
            <a
              key={page}
              href={linkTo(page === "examples" ? { page, widget: undefined } : { page })}
              aria-current={page === place.page ? (shown ? "true" : "page") : undefined}
            >
              {t(titles[page])}
            </a>
          ))}
        </nav>
        <span className="ga-look-toggle">
          <IconButton
            label={t("gallery.appearance")}
            icon={<SlidersHorizontal />}
            aria-expanded={isLookOpen}
            aria-controls="appearance"
            onPress={() => setLookOpen(!isLookOpen)}
          />
        </span>
        <Toolbar isOpen={isLookOpen} />
      </header>
      <div className="ga-columns">
        <nav id="widget-list" className="ga-list" data-open={isListOpen} aria-label={t("gallery.widgets")}>
          <WidgetList onChoose={() => setListOpen(false)} />
        </nav>
        <main ref={main} id="main" className="ga-main" tabIndex={-1} data-place={pathOf(place)}>
          <Suspense fallback={<Spinner label={t("common.loading")} />}>
            {shown ? (
              <WidgetPage key={shown.id} widget={shown} only={address.state} />
            ) : place.page === "form_examples" ? (
              <FormsPage />
            ) : place.page === "tokens" ? (
              <TokensPage />
            ) : (
              <OverviewPage />
            )}
          </Suspense>
        </main>
      </div>
      <ToastRegion label={t("gallery.notifications")} />
    </>
  );
};
