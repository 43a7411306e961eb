export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Places in the sample's lists of teams and statuses. */
  readonly team: number;
  readonly status: number;
}

const first = ["Avery", "Bo", "Carmen", "Dilan", "Ekaterina", "Farid", "Grace", "Hugo", "Ines", "Jonas", "Keiko"];
const last = ["Lind", "Marchetti", "Osei", "Aydın", "Volkova", "Haddad", "Nakamura", "Lefèvre", "Duarte", "Berg"];

/** The same people on every machine. */
export const makePeople = (count: number): Person[] => {
  let seed = 7;
  const next = (limit: number): number => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % limit;
  };
  return Array.from({ length: count }, (_, index) => ({
    id: `person-${index}`,
    name: `${first[next(first.length)]} ${last[next(last.length)]}`,
    email: `user${index}@acme.test`,
    team: next(5),
    status: next(5),
  }));
};
