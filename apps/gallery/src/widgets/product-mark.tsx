import { ProductMark } from "@evolve/widgets/product-mark";
import { useSample } from "../sample/use-sample.ts";

/** The product’s own mark, until a tenant has a logo. */
export const Filled = () => {
  const { t } = useSample();
  return <ProductMark size={56} label={t("common.productName")} />;
};

/** Plain on the page, glass on the header’s gradient. */
export const Variants = () => (
  <>
    <ProductMark size={40} />
    <div className="ga-on-header">
      <ProductMark size={40} variant="glass" />
    </div>
  </>
);

/** From 20 px in a tab to 56 px on the sign-in page. */
export const Sizes = () => [20, 28, 40, 56].map((size) => <ProductMark key={size} size={size} />);
