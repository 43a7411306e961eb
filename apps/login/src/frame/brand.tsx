import { ProductMark } from "@evolve/widgets/product-mark";
import { useApp } from "../app-context.ts";

/**
 * The host's logo and brand name. The server writes both into the prerendered page; a host without a logo of its own leaves
 * the image's address empty, and the style sheet shows the product's mark instead.
 */
export const Brand = () => {
  const { brandName, logoUrl } = useApp().boot;
  return (
    <header className="brand">
      {/* Inside a picture, because React would write a preload of a bare image into the prerendered page. */}
      <picture className="brand-logo">
        <img src={logoUrl || undefined} alt="" suppressHydrationWarning />
      </picture>
      <ProductMark />
      <span className="brand-name">{brandName}</span>
    </header>
  );
};
