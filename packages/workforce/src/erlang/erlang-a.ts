import { blocking } from "./erlang.ts";

/** A queue whose callers hang up after an exponentially distributed patience: M/M/n+M. Rates are per second and positive. */
export interface ImpatientQueue {
  readonly arrivalRate: number;
  readonly serviceRate: number;
  /** 1 / mean patience. */
  readonly abandonmentRate: number;
  readonly agents: number;
}

interface ErlangAMeasures {
  readonly waitProbability: number;
  readonly abandonRate: number;
  /** The logarithm of the probability that all agents are busy and nobody waits; −Infinity where it is nil. */
  readonly logAllBusy: number;
  /** ln S, see below. */
  readonly logSeries: number;
}

/*
 * Erlang A (Palm 1957; Garnett, Mandelbaum and Reiman, MSOM 4 (2002) 208-227).
 *
 * With n agents, c = n·μ/θ and η = λ/θ, the states with callers waiting have the probabilities p(n+k) = p(n)·tₖ where
 * tₖ = ηᵏ / ((c+1)…(c+k)); those with somebody free sum to p(n)·(1/B − 1), B being Erlang B. Hence everything follows from B and
 * two sums over k, S = Σ tₖ and Q = Σ k·tₖ.
 */

/** Sums of tₖ = yᵏ / ((c+1)…(c+k)). `log` is ln Σ tₖ; `mean` is Σ k·tₖ / Σ tₖ. */
const queueSeries = (y: number, c: number): { log: number; mean: number } => {
  // The terms grow until k reaches y − c. They are summed from that peak to both sides, relative to it, so nothing overflows.
  const peak = Math.max(0, Math.floor(y - c));
  let sum = 1;
  let weighted = peak;
  let term = 1;
  for (let k = peak + 1; term > sum * 1e-17; k += 1) {
    term *= y / (c + k);
    sum += term;
    weighted += k * term;
  }
  term = 1;
  let k = peak;
  for (; k > 0 && term > sum * 1e-17; k -= 1) {
    term *= (c + k) / y;
    sum += term;
    weighted += (k - 1) * term;
  }
  // Where the first term was reached its size is known exactly; where it is too small to count, by Stirling's series.
  const logPeak = k === 0 ? -Math.log(term) : peak * Math.log(y) - logRising(c, peak);
  return { log: logPeak + Math.log(sum), mean: weighted / sum };
};

/** ln((c+1)…(c+k)) by Stirling's series for ln Γ; c + 1 is large wherever it is asked for. */
const logRising = (c: number, k: number): number => logGamma(c + k + 1) - logGamma(c + 1);

const logGamma = (x: number): number => {
  // Γ(x) = Γ(x+8) / (x…(x+7)) where x is small, since the series needs a large argument.
  let shift = 0;
  let z = x;
  while (z < 8) {
    shift += Math.log(z);
    z += 1;
  }
  const inverse = 1 / (z * z);
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680))) / z;
  return (z - 0.5) * Math.log(z) - z + 0.5 * Math.log(2 * Math.PI) + series - shift;
};

/** The measures of Erlang A that do not depend on a target. */
export const erlangAMeasures = (queue: ImpatientQueue): ErlangAMeasures => {
  const { arrivalRate, serviceRate, abandonmentRate, agents } = queue;
  const blocked = blocking(arrivalRate / serviceRate, agents);
  const { log, mean } = queueSeries(arrivalRate / abandonmentRate, (agents * serviceRate) / abandonmentRate);
  if (blocked === 0) return { waitProbability: 0, abandonRate: 0, logAllBusy: -Infinity, logSeries: log };
  // ln of (states with callers waiting or all busy) / p(n), and of the others.
  const logBusy = log + Math.log(blocked);
  const idle = 1 - blocked;
  const waitProbability = idle === 0 ? 1 : 1 / (1 + idle * Math.exp(-logBusy));
  const logTotal = logBusy > 700 ? logBusy : Math.log(idle + Math.exp(logBusy));
  const meanQueue = waitProbability * mean;
  return {
    waitProbability,
    abandonRate: Math.min(1, (meanQueue * abandonmentRate) / arrivalRate),
    logAllBusy: Math.log(blocked) - logTotal,
    logSeries: log,
  };
};

/**
 * The share of all arrivals that is answered within `target` seconds.
 *
 * A caller who finds k waiting is reached after V, where e^(−θV) has the distribution Beta(c, k+1), unless patience ends
 * first. Summed over k: P(answered at once) + p(n)·n·μ·∫₀ᵀ exp(−(nμ+θ)t + η(1 − e^(−θt))) dt, and the integral is the difference
 * of two incomplete gamma functions, each a series of the kind above.
 */
export const answeredWithin = (queue: ImpatientQueue, measures: ErlangAMeasures, target: number): number => {
  const { arrivalRate, serviceRate, abandonmentRate, agents } = queue;
  const atOnce = 1 - measures.waitProbability;
  if (agents === 0) return 0;
  if (measures.logAllBusy === -Infinity) return 1;
  const c = (agents * serviceRate) / abandonmentRate;
  const eta = arrivalRate / abandonmentRate;
  const scale = measures.logAllBusy + Math.log(c / (c + 1));
  const x = Math.exp(-abandonmentRate * target);
  // The series of c + 1 follows from that of c: S(c) = 1 + η/(c+1)·S(c+1).
  const all = Math.exp(
    measures.logAllBusy + Math.log(c / eta) + measures.logSeries + Math.log(-Math.expm1(-measures.logSeries)),
  );
  const later =
    x === 0
      ? 0
      : Math.exp(
          scale -
            (c + 1) * abandonmentRate * target -
            eta * Math.expm1(-abandonmentRate * target) +
            queueSeries(eta * x, c + 1).log,
        );
  return Math.min(1, Math.max(0, atOnce + all - later));
};
