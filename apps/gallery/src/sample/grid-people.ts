/** Somebody in the examples of grids. */
export interface GridPerson {
  readonly id: string;
  /** From 1. */
  readonly number: number;
  readonly name: string;
  /** The id of an option of `useSample`. */
  readonly team: string;
  readonly calls: number;
  readonly since: Date;
  readonly phone: string;
  readonly hideCheckBox?: boolean;
  readonly hideDeleteButton?: boolean;
}

const firstNames = ["Avery", "Bo", "Carmen", "Дарья", "Elif", "Femi", "Grace", "Hugo", "Ingrid", "Jomo", "李", "Мария"];
const lastNames = ["Lind", "Marchetti", "Osei", "Волкова", "Yılmaz", "Adeyemi", "Novak", "Ruiz", "Berg", "Mbeki", "明"];
const teams = ["billing", "retention", "chat", "quality", "operations"] as const;
const firstDay = Date.UTC(2016, 0, 1, 12);
const dayMs = 86_400_000;

/** The same person for the same place, however many there are. */
export const personAt = (index: number): GridPerson => {
  const mixed = (index * 7919 + 13) % 104_729;
  return {
    id: `p${index}`,
    number: index + 1,
    name: `${firstNames[mixed % firstNames.length] ?? ""} ${lastNames[(mixed >> 3) % lastNames.length] ?? ""} ${index + 1}`,
    team: teams[index % teams.length] ?? "billing",
    calls: mixed % 120,
    since: new Date(firstDay + (mixed % 3_600) * dayMs),
    phone: `+46 8 ${String(100_000 + (mixed % 900_000))}`,
  };
};

export const makeGridPeople = (count: number): readonly GridPerson[] =>
  Array.from({ length: count }, (_, at) => personAt(at));
