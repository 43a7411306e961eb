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

/** The places of the teams that the filter of the column leaves. */
const wantedTeams = (state: GridState, ids: readonly string[]): readonly number[] => {
  const filter = state.filters?.["team"];
  const all = [...ids.keys()];
  return filter?.kind === "set" ? all.filter((at) => filter.ids.includes(ids[at] ?? "")) : all;
};

/**
 * Answers like a server with a million rows: after a while, one page, narrowed by team and sorted by number. (The product's
 * own lists ask the real one; here is none.)
 */
export const askForPage = async (
  page: number,
  pageSize: number,
  state: GridState,
  teamIds: readonly string[],
  signal: AbortSignal,
): Promise<{ rows: readonly GridPerson[]; total: number }> => {
  await wait(signal);
  const wanted = wantedTeams(state, teamIds);
  const total = (size / teams) * wanted.length;
  const descends = state.sorting[0]?.descending === true;
  const rows: GridPerson[] = [];
  for (let at = page * pageSize; at < Math.min(total, (page + 1) * pageSize); at += 1) {
    const place = descends ? total - 1 - at : at;
    rows.push(personAt(Math.floor(place / wanted.length) * teams + (wanted[place % wanted.length] ?? 0)));
  }
  return { rows, total };
};
