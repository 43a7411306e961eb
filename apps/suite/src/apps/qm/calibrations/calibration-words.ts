import type { CalibrationStatus } from "@evolve/contracts/calibration-filter";
import type { PlainKey } from "@evolve/i18n";

export const calibrationStatusNames: Readonly<Record<CalibrationStatus, PlainKey>> = {
  open: "quality.calibrationOpen",
  closed: "quality.calibrationClosed",
};
