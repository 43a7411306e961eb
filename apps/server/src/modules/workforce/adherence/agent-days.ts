import type { OwnShift } from "@evolve/contracts/my-schedule";
import type { ActivityKind } from "@evolve/contracts/planning-filters";
import { type AdherencePlan, type AgentState, type StateMeaning, workedAroundMs } from "@evolve/workforce";
import type { Tx } from "../../../database/index.ts";
import { type CodeRow, listCodes, piecesOf } from "../schedules/index.ts";
import type { AgentShift } from "./agents-repository.ts";
import { type ExceptionRow, listExceptions } from "./exceptions-repository.ts";
import { listMappings } from "./mappings-repository.ts";
import { listStates } from "./states-repository.ts";

const minuteMs = 60_000;

const workKinds: readonly ActivityKind[] = ["onQueue", "meeting", "training", "offQueue"];
/** Nothing is expected of agents in these. */
const absentKinds: readonly ActivityKind[] = ["timeOff", "unavailable"];

export const endOf = ({ startsAt, minutes }: AgentShift): number => startsAt.getTime() + minutes * minuteMs;

/** Of shifts in order the one that is under way, else the next one, else the last. */
export const shiftToShow = <S extends AgentShift>(shifts: readonly S[], now: Date): S | undefined =>
  shifts.find((shift) => endOf(shift) > now.getTime()) ?? shifts.at(-1);

export type Piece = OwnShift["pieces"][number];

/** What an agent's adherence comes of. */
export interface AgentDay {
  readonly plan: AdherencePlan;
  /** All time of the shifts, in order, none upon another. */
  readonly pieces: readonly Piece[];
  readonly states: readonly AgentState[];
  readonly exceptions: readonly ExceptionRow[];
}

/** The pieces of several shifts. Shifts that lie upon each other, against the rules, count once: the earlier one first. */
const piecesOfShifts = (shifts: readonly AgentShift[], codes: readonly CodeRow[]): Piece[] => {
  let end = -Infinity;
  return shifts.flatMap((shift) =>
    piecesOf(shift, codes).flatMap((piece) => {
      const to = piece.start + piece.minutes * minuteMs;
      const start = Math.max(piece.start, end);
      if (to <= start) return [];
      end = to;
      return [{ ...piece, start, minutes: (to - start) / minuteMs }];
    }),
  );
};

export const meaningsOf = async (tx: Tx, tenantId: string): Promise<ReadonlyMap<string, StateMeaning>> =>
  new Map(
    (await listMappings(tx, tenantId)).flatMap(({ state, kinds }) =>
      kinds ? [[state, { kinds, isWork: kinds.some((kind) => workKinds.includes(kind)) }] as const] : [],
    ),
  );

/** What a tenant's shifts and states mean. */
export interface DayRules {
  readonly codes: readonly CodeRow[];
  readonly meanings: ReadonlyMap<string, StateMeaning>;
}

export const readDayRules = async (tx: Tx, tenantId: string): Promise<DayRules> => ({
  codes: await listCodes(tx, tenantId),
  meanings: await meaningsOf(tx, tenantId),
});

/**
 * Reads what is known of agents on the days of their shifts, which are in order; states after `now` are left out.
 *
 * @param known the tenant's rules, where they have been read before
 */
export const agentDays = async (
  tx: Tx,
  tenantId: string,
  shifts: ReadonlyMap<string, readonly AgentShift[]>,
  now: Date,
  known?: DayRules,
): Promise<ReadonlyMap<string, AgentDay>> => {
  const spans = [...shifts.values()].flat().map(({ startsAt, minutes }) => ({
    from: startsAt.getTime() - workedAroundMs,
    to: startsAt.getTime() + minutes * minuteMs + workedAroundMs,
  }));
  if (spans.length === 0) return new Map();
  const from = new Date(spans.reduce((first, span) => Math.min(first, span.from), Infinity));
  const to = new Date(spans.reduce((last, span) => Math.max(last, span.to), -Infinity));
  const userIds = [...shifts.keys()];
  const { codes, meanings } = known ?? (await readDayRules(tx, tenantId));
  const until = to < now ? to : now;
  const states = new Map((await listStates(tx, tenantId, { userIds, from, until })).map((row) => [row.userId, row]));
  const exceptions = Map.groupBy(await listExceptions(tx, tenantId, { userIds, from, to }), ({ userId }) => userId);
  return new Map(
    [...shifts].map(([userId, own]) => {
      const pieces = piecesOfShifts(own, codes);
      const held = exceptions.get(userId) ?? [];
      const { states: names = [], starts = [] } = states.get(userId) ?? {};
      const plan = {
        scheduled: pieces
          .filter(({ kind }) => !absentKinds.includes(kind))
          .map(({ kind, start, minutes }) => ({
            kind,
            from: start,
            to: start + minutes * minuteMs,
            isWork: workKinds.includes(kind),
          })),
        meanings,
        exceptions: held.map(({ startsAt, endsAt }) => ({ from: startsAt.getTime(), to: endsAt.getTime() })),
      };
      const heldStates = names.map((state, index) => ({ state, since: starts[index] ?? 0 }));
      return [userId, { plan, pieces, states: heldStates, exceptions: held }];
    }),
  );
};
