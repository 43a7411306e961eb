import { ProductMark } from "@evolve/widgets/product-mark";
import { StudioMark } from "@evolve/widgets/studio-mark";
import type { ReactNode } from "react";
import { useRuntime } from "../runtime-context.ts";
import { useShell } from "../shell-context.ts";

interface ProductProps {
  readonly isStudio?: boolean;
  readonly children?: ReactNode;
}

/** The logo, the brand's own where it has one, and the product's name. */
export const Product = ({ isStudio = false, children }: ProductProps) => {
  const { productName } = useShell();
  const { logoUrl, brandName } = useRuntime();
  return (
    <span className="sh-product">
      {logoUrl !== "" ? (
        <img className="sh-logo" src={logoUrl} alt={brandName} height={26} />
      ) : isStudio ? (
        <StudioMark size={24} />
      ) : (
        <ProductMark variant="glass" size={24} />
      )}
      <span className="sh-product-name">{productName}</span>
      {children}
    </span>
  );
};
