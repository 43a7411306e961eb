import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** Draws of one seed. The same seed gives the same draws on every machine. */
export interface Random {
  /** Above 0, below 1. */
  readonly uniform: () => number;
  /** Exponentially distributed, with a mean of 1. */
  readonly exponential: () => number;
  /** Standard normal. */
  readonly normal: () => number;
  /** A count with Poisson's distribution. */
  readonly poisson: (mean: number) => number;
  /** A whole number from 0, below `count`. */
  readonly index: (count: number) => number;
}

export const createRandom = (seed: number): Random => {
  const generator = xoroshiro128plus(seed);
  // Neighbouring seeds begin alike.
  for (let draw = 0; draw < 20; draw += 1) generator.next();
  const uniform = (): number => ((generator.next() >>> 0) + 0.5) / 4_294_967_296;
  const exponential = (): number => -Math.log(uniform());
  /** Box and Muller 1958. */
  const normal = (): number => Math.sqrt(2 * exponential()) * Math.cos(2 * Math.PI * uniform());
  const poisson = (mean: number): number => {
    // The normal approximation is off by less than a hundredth of a deviation here.
    if (mean > 200) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal()));
    let count = -1;
    for (let time = 0; time <= mean; time += exponential()) count += 1;
    return Math.max(0, count);
  };
  return { uniform, exponential, normal, poisson, index: (count) => Math.floor(uniform() * count) };
};
