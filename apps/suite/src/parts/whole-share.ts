/** A share in whole per cent: what is below a goal is never rounded up to it. */
export const wholeShare = (share: number): number => Math.floor(share * 100 + 1e-9) / 100;
