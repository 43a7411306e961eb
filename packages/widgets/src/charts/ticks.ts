/** Distances of ticks: 1, 2 and 5 of each power of ten. */
const distances = Array.from({ length: 15 }, (_, at) => [1, 2, 5].map((step) => Number(`${step}e${at - 4}`))).flat();
const wholeDistances = distances.filter(Number.isInteger);

/** The distances that ticks of these values may have. There is no tick between whole numbers. */
export const distancesFor = (values: readonly ArrayLike<number | null | undefined>[]): number[] => {
  const isWhole = values.every((row) => Array.from(row).every((value) => Number.isInteger(value ?? 0)));
  return isWhole ? wholeDistances : distances;
};

/** Values of weeks and longer have their ticks where they are: each, or every second or third, as many as there is room for. */
export const ticksAt = (instants: ArrayLike<number>, room: number, space: number): number[] => {
  const every = Math.max(1, Math.ceil((space * (instants.length - 1)) / Math.max(room, 1)));
  return Array.from(instants).filter((_, index) => index % every === 0);
};
