export interface Person {
  id: string;
  name: string;
  email: string;
  role: string;
  team: string;
  status: "Active" | "Pending" | "Locked" | "Disabled";
  skills: string[];
  minutes: number;
}

const first = ["Avery", "Bo", "Carmen", "Dilan", "Ekaterina", "Farid", "Grace", "Hugo", "Ines", "Jonas", "Keiko"];
const last = ["Lind", "Marchetti", "Osei", "Aydın", "Volkova", "Haddad", "Nakamura", "Lefèvre", "Duarte", "Berg"];
const roles = ["Agent", "Agent", "Agent", "Supervisor", "Evaluator", "Manager"];
const teams = ["Billing Voice", "Retention", "Chat & Email", "Quality", "Operations"];
const states = ["Active", "Active", "Active", "Pending", "Locked", "Disabled"] as const;
const skills = ["Billing", "Swedish", "Coaching", "Retention", "Turkish", "Russian", "Arabic", "Chat"];

/** The same people on every machine. */
export function makePeople(count: number): Person[] {
  let seed = 7;
  const next = (limit: number) => {
    seed = (seed * 16807) % 2147483647;
    return seed % limit;
  };
  const pick = <T>(list: readonly [T, ...T[]] | readonly T[]): T => list[next(list.length)] as T;
  return Array.from({ length: count }, (_, index) => {
    const name = index === 8 ? "李 明" : `${pick(first)} ${pick(last)}`;
    return {
      id: `person-${index}`,
      name,
      email: `user${index}@acme.test`,
      role: pick(roles),
      team: pick(teams),
      status: pick(states),
      skills: skills.slice(next(4), 4 + next(3)),
      minutes: next(10_000),
    };
  });
}
