import { ProductMark } from "@evolve/widgets/product-mark";
import { useSample } from "../sample/use-sample.ts";

export const Filled = () => {
  const { t } = useSample();
  return <ProductMark size={56} label={t("common.productName")} />;
};

export const Variants = () => (
  <>
    <ProductMark size={40} />
    <div className="ga-on-header">
      <ProductMark size={40} variant="glass" />
    </div>
  </>
);

export const Sizes = () => [20, 28, 40, 56].map((size) => <ProductMark key={size} size={size} />);
