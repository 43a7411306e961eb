import type { CoverageEffects } from "@evolve/contracts/coverage-effect";
import type { CoverageEffect } from "./coverage-effect.ts";

/** What a change does to coverage, as planners read it. */
export const presentCoverage = (effects: readonly CoverageEffect[]): CoverageEffects =>
  effects.map(({ planningGroupId, name, intervalMinutes, intervals }) => ({
    planningGroupId,
    name,
    intervalMinutes,
    intervals: intervals.map((interval) => ({
      start: interval.start,
      required: interval.required,
      before: interval.before,
      after: interval.after,
      serviceLevelBefore: interval.serviceLevelBefore,
      serviceLevelAfter: interval.serviceLevelAfter,
    })),
  }));
