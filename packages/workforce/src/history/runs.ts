/** Stretches of wanted intervals, `[first, after the last]`. Where `isWanted` says null, a stretch goes on, but neither begins nor ends. */
export const runsOf = (
  from: number,
  to: number,
  isWanted: (at: number) => boolean | null,
): (readonly [number, number])[] => {
  const runs: (readonly [number, number])[] = [];
  let [begin, end] = [-1, -1];
  for (let at = from; at < to; at += 1) {
    const wanted = isWanted(at);
    if (wanted === null) continue;
    if (wanted) {
      if (begin < 0) begin = at;
      end = at + 1;
    } else if (begin >= 0) {
      runs.push([begin, end]);
      begin = -1;
    }
  }
  if (begin >= 0) runs.push([begin, end]);
  return runs;
};
