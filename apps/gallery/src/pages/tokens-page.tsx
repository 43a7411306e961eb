import "./pages.css";
import { useWords } from "@evolve/i18n/react";
import { Page } from "./page.tsx";
import { Space, Swatches, Token, TokenGroup, TokenValue } from "./token-parts.tsx";

const colours = [
  {
    title: "gallery.tokensBrand",
    names: ["brand", "brand-hover", "brand-soft", "brand-line", "on-brand", "header-from", "header-to", "focus"],
  },
  {
    title: "gallery.tokensNeutrals",
    names: ["page", "surface", "raised", "sunken", "hover", "pressed", "line", "line-strong", "control-line"],
  },
  { title: "gallery.tokensText", names: ["text", "text-2", "text-3", "inverse", "on-inverse"] },
  {
    title: "gallery.tokensStatus",
    names: [
      "success",
      "success-soft",
      "warning",
      "warning-soft",
      "danger",
      "danger-soft",
      "info",
      "info-soft",
      "neutral",
      "neutral-soft",
    ],
  },
  { title: "gallery.tokensPeople", names: [1, 2, 3, 4, 5, 6, 7, 8].map((index) => `person-${index}`) },
] as const;

const types = ["t-2xl", "t-xl", "t-lg", "t-md", "t-sm", "t-xs"] as const;
const spaces = [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 40, 48, 64] as const;
const sizes = ["control-small", "control", "control-large", "row", "menu-row", "header", "rail", "sidebar"] as const;
const radii = ["r-1", "r-2", "r-3"] as const;
const shadows = ["shadow-1", "shadow-2", "shadow-3"] as const;

/** What every widget is made of, with the values that the chosen theme and density give. */
export const TokensPage = () => {
  const { t } = useWords();
  return (
    <Page title={t("gallery.tokens")} lead={t("gallery.tokensLead")}>
      {colours.map(({ title, names }) => (
        <TokenGroup key={title} title={t(title)}>
          <Swatches names={names} />
        </TokenGroup>
      ))}
      <TokenGroup title={t("gallery.tokensType")}>
        <ul className="ga-types">
          {types.map((name) => (
            <li key={name}>
              <Token name={name} />
              <p className={`ga-${name}`}>{t("gallery.tokensSpecimen")}</p>
            </li>
          ))}
        </ul>
      </TokenGroup>
      <TokenGroup title={t("gallery.tokensSpace")}>
        <ul className="ga-spaces">
          {spaces.map((pixels) => (
            <li key={pixels}>
              <Space name={`space-${pixels}`} />
            </li>
          ))}
        </ul>
      </TokenGroup>
      <TokenGroup title={t("gallery.tokensSizes")}>
        <ul className="ga-sizes">
          {sizes.map((name) => (
            <li key={name}>
              <Token name={name} />
              <span className={`ga-bar ga-bar-${name}`} />
              <TokenValue name={name} />
            </li>
          ))}
        </ul>
      </TokenGroup>
      <TokenGroup title={t("gallery.tokensRadii")}>
        <ul className="ga-swatches">
          {[...radii, ...shadows].map((name) => (
            <li key={name} className="ga-swatch">
              <span className={`ga-box ga-box-${name}`} />
              <Token name={name} />
            </li>
          ))}
        </ul>
      </TokenGroup>
      <TokenGroup title={t("gallery.tokensMotion")}>
        <p className="ga-lead">{t("gallery.tokensMotionHint")}</p>
        <ul className="ga-sizes">
          {["fast", "calm", "ease"].map((name) => (
            <li key={name}>
              <Token name={name} />
              <TokenValue name={name} />
            </li>
          ))}
        </ul>
      </TokenGroup>
    </Page>
  );
};
