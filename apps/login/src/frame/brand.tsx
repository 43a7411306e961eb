import { useWords } from "@evolve/i18n/react";
import { ProductMark } from "@evolve/widgets/product-mark";
import { useApp } from "../app-context.ts";
import styles from "./frame.module.css";

/**
 * The header for signed-out visitors: the host's logo and brand name, and the way to support. The server writes both into the
 * prerendered page; a host without a logo of its own leaves the image's address empty, and the style sheet shows the product's mark
 * instead.
 */
export const Brand = () => {
  const words = useWords();
  const { boot, openContact } = useApp();
  const { brandName, logoUrl } = boot;
  return (
    <header className={styles.brand}>
      {/* Inside a picture, because React would write a preload of a bare image into the prerendered page. */}
      <picture className={styles.brandLogo}>
        <img src={logoUrl || undefined} alt="" suppressHydrationWarning />
      </picture>
      <ProductMark />
      <span>{brandName}</span>
      <button type="button" className={styles.textLink} onClick={openContact}>
        {words.t("common.contactUs")}
      </button>
    </header>
  );
};
