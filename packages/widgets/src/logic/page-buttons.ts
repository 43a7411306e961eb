/** Pages from 0 that get a button, `null` for those left out between: first, last, this one and its neighbours. */
export const pageButtons = (page: number, last: number): (number | null)[] => {
  const wanted = new Set([0, last, page - 1, page, page + 1]);
  // At an end as many as in the middle, so that the buttons do not wander.
  if (page < 3) [1, 2, 3].forEach((near) => wanted.add(near));
  if (page > last - 3) [1, 2, 3].forEach((near) => wanted.add(last - near));
  const pages = [...wanted].filter((one) => one >= 0 && one <= last).toSorted((one, other) => one - other);
  return pages.flatMap((one, index) => {
    const gap = one - (pages[index - 1] ?? one - 1) - 1;
    return gap === 0 ? [one] : gap === 1 ? [one - 1, one] : [null, one];
  });
};
