import { contrastOf } from "@evolve/contracts/contrast";

/** Black or white, whichever is easier to read on a colour. */
export const textOn = (background: string): "#000000" | "#ffffff" =>
  (contrastOf("#000000", background) ?? 0) > (contrastOf("#ffffff", background) ?? 0) ? "#000000" : "#ffffff";
