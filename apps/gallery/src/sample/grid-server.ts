import type { GridState } from "@evolve/widgets/data-grid";
import { type GridPerson, personAt } from "./grid-people.ts";

const size = 1_000_000;
const teams = 5;
const latencyMs = 120;

const wait = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, latencyMs);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(new DOMException("called off", "AbortError"));
    });
  });

/** The places of the teams that the filter of the column leaves, or of the one whose rows are asked for. */
const wantedTeams = (state: GridState, ids: readonly string[], group?: string): readonly number[] => {
  const filter = state.filters?.["team"];
  const all = [...ids.keys()];
  const left = filter?.kind === "set" ? all.filter((at) => filter.ids.includes(ids[at] ?? "")) : all;
  return group === undefined ? left : left.filter((at) => ids[at] === group);
};

interface Asked {
  readonly state: GridState;
  readonly teamIds: readonly string[];
  readonly signal: AbortSignal;
}

/**
 * Answers like a server with a million rows: after a while, one page, narrowed by team and sorted by number; of one team where
 * the list is grouped. (The product's own lists ask the real one; here is none.)
 */
export const askForPage = async (
  page: number,
  pageSize: number,
  { state, teamIds, signal, group }: Asked & { readonly group?: string | undefined },
): Promise<{ rows: readonly GridPerson[]; total: number }> => {
  await wait(signal);
  const wanted = wantedTeams(state, teamIds, group);
  const total = (size / teams) * wanted.length;
  const descends = state.sorting[0]?.descending === true;
  const rows: GridPerson[] = [];
  for (let at = page * pageSize; at < Math.min(total, (page + 1) * pageSize); at += 1) {
    const place = descends ? total - 1 - at : at;
    rows.push(personAt(Math.floor(place / wanted.length) * teams + (wanted[place % wanted.length] ?? 0)));
  }
  return { rows, total };
};

/** The teams with how many rows each has. */
export const askForGroups = async ({
  state,
  teamIds,
  signal,
}: Asked): Promise<readonly { readonly value: string; readonly count: number }[]> => {
  await wait(signal);
  return wantedTeams(state, teamIds).map((at) => ({ value: teamIds[at] ?? "", count: size / teams }));
};
