import * as contract from "@evolve/contracts/calibrations";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import type { Tx } from "../../../database/index.ts";
import { listActiveEvaluators } from "../evaluations/index.ts";
import { presentCalibration, presentRow } from "./present.ts";
import { findCalibration, listScores, type Reader, type WholeCalibration } from "./repository.ts";
import { searchCalibrationRows } from "./search-repository.ts";

export const searchCalibrations = operation(
  contract.searchCalibrations,
  async ({ actor: { tenantId, userId }, body, read }) => {
    const { rows, total, next, statistics } = await read((tx) => searchCalibrationRows(tx, { tenantId, userId }, body));
    return { calibrations: rows.map(presentRow), totalRecords: total, next, statistics };
  },
);

export const calibrationChoices = operation(contract.calibrationChoices, async ({ actor: { tenantId }, read }) => ({
  evaluators: (await read((tx) => listActiveEvaluators(tx, tenantId))).map(({ id, name }) => ({ id, name })),
}));

/** Whoever started it closes and deletes it; where they may not evaluate any more, anybody who may does. */
export const isInCharge = async (tx: Tx, { tenantId, userId }: Reader, held: WholeCalibration): Promise<boolean> =>
  held.startedById === userId || (await listActiveEvaluators(tx, tenantId)).every(({ id }) => id !== held.startedById);

/** A calibration as it is answered. */
export const wholeCalibration = async (tx: Tx, reader: Reader, id: string): Promise<contract.Calibration> => {
  const held = (await findCalibration(tx, reader, id)) ?? refuse("notFound");
  const scores = await listScores(tx, reader.tenantId, id);
  return presentCalibration(held, scores, { userId: reader.userId, isInCharge: await isInCharge(tx, reader, held) });
};

export const readCalibration = operation(
  contract.readCalibration,
  async ({ actor: { tenantId, userId }, params: { calibrationId }, read }) => ({
    calibration: await read((tx) => wholeCalibration(tx, { tenantId, userId }, calibrationId)),
  }),
);
