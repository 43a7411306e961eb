import type { BrandForm } from "@evolve/contracts/branding-editor";
import { contrastOf } from "@evolve/contracts/contrast";
import { useShell } from "@evolve/shell";
import { ProductMark } from "@evolve/widgets/product-mark";
import type { CSSProperties } from "react";
import { Card } from "../../../parts/card.tsx";
import { textOn } from "./text-on.ts";
import parts from "../../../parts/parts.module.css";
import styles from "./branding.module.css";

interface BrandPreviewProps {
  readonly typed: BrandForm;
  /** Those that show this look. */
  readonly hosts: readonly string[];
  readonly hasHosts: boolean;
}

/** The last colours that were colours: what is being typed is none yet. */
const coloursOf = ({ backgroundColor, headerTextColor }: BrandForm): CSSProperties => {
  const isColour = (text: string) => contrastOf(text, "#ffffff") !== null;
  const ground = isColour(backgroundColor) ? backgroundColor : "#1461c4";
  const header = isColour(headerTextColor) ? headerTextColor : textOn(ground);
  const away = textOn(header) === "#ffffff" ? "white" : "black";
  return {
    "--preview-brand": ground,
    "--preview-on-brand": textOn(ground),
    "--preview-header-text": header,
    "--preview-header-from": `color-mix(in srgb, ${ground} 55%, ${away})`,
    "--preview-panel-from": `color-mix(in srgb, ${ground} 45%, black)`,
  } as CSSProperties;
};

/** The sign-in page, the header and the installed app's icon as they will look. */
export const BrandPreview = ({ typed, hosts, hasHosts }: BrandPreviewProps) => {
  const { words, productName } = useShell();
  const { t } = words;
  const { brandName, coBrand, logo, icon } = typed;
  const appPicture = icon || logo;
  return (
    <Card title={t("branding.preview")}>
      <div className={styles.preview} style={coloursOf(typed)}>
        <h3 className={parts.subTitle}>{t("branding.previewSignIn")}</h3>
        <div className={styles.signIn} role="img" aria-label={t("branding.previewSignIn")}>
          <div className={styles.signInForm}>
            <span className={styles.signInBrand}>
              {logo === "" ? <ProductMark size={20} /> : <img src={logo} alt="" />}
              <b dir="auto">{brandName}</b>
            </span>
            <span className={styles.signInTitle}>{t("branding.sampleSignIn")}</span>
            <span className={styles.signInLabel}>{t("branding.sampleUser")}</span>
            <span className={styles.signInField} />
            <span className={styles.signInButton}>{t("branding.sampleNext")}</span>
            <span className={styles.signInNote} dir="auto">
              {coBrand}
            </span>
          </div>
          <div className={styles.signInPanel} />
        </div>
        <h3 className={parts.subTitle}>{t("branding.previewHeader")}</h3>
        <div className={styles.header} role="img" aria-label={t("branding.previewHeader")}>
          {logo === "" ? <ProductMark variant="glass" size={24} /> : <img src={logo} alt="" />}
          <span>{productName}</span>
        </div>
        <h3 className={parts.subTitle}>{t("branding.previewApp")}</h3>
        <div className={styles.app} role="img" aria-label={t("branding.previewApp")}>
          <span className={styles.appIcon}>
            {appPicture === "" ? <ProductMark variant="glass" size={48} /> : <img src={appPicture} alt="" />}
          </span>
          <span className={styles.appName} dir="auto">
            {brandName}
          </span>
        </div>
      </div>
      <h3 className={parts.subTitle}>{t("branding.shownAt")}</h3>
      {hosts.length === 0 ? (
        <p className={parts.quiet}>{t(hasHosts ? "branding.allHostsDiffer" : "branding.noHosts")}</p>
      ) : (
        <ul>
          {hosts.map((host) => (
            <li key={host} className={parts.quiet} dir="ltr">
              {host}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};
