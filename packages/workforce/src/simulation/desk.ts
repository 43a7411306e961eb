/** People who do contacts in the order in which they came. Contacts are numbered as they come. */
export interface Desk {
  /** So many people are there from now on. Who leaves puts the contact down; the next who is free continues it. */
  readonly staff: (people: number, now: number) => void;
  readonly receive: (contact: number, now: number) => void;
  readonly workUntil: (time: number) => void;
  /** Contacts done so far. */
  readonly finished: () => number;
}

/** @param takes seconds of each contact @param done when each is done, which the desk writes */
export const createDesk = (takes: readonly number[], done: Float64Array): Desk => {
  /** Contacts in hand, a heap by the time at which they will be done. */
  const hands: { readonly contact: number; readonly until: number }[] = [];
  /** Contacts put down with what is left of them, latest first. All of them came before those that wait. */
  let putDown: { readonly contact: number; readonly remaining: number }[] = [];
  let [next, received, people, finished] = [0, 0, 0, 0];

  const take = (contact: number, until: number): void => {
    let place = hands.push({ contact, until }) - 1;
    while (place > 0) {
      const above = (place - 1) >> 1;
      const [own, other] = [hands[place], hands[above]];
      if (!own || !other || other.until <= own.until) break;
      [hands[place], hands[above]] = [other, own];
      place = above;
    }
  };
  const finishFirst = (): void => {
    const first = hands[0];
    const last = hands.pop();
    if (!first || !last) return;
    done[first.contact] = first.until;
    finished += 1;
    if (hands.length === 0) return;
    hands[0] = last;
    for (let place = 0; ;) {
      const [left, right] = [2 * place + 1, 2 * place + 2];
      const below = (hands[right]?.until ?? Infinity) < (hands[left]?.until ?? Infinity) ? right : left;
      const [own, other] = [hands[place], hands[below]];
      if (!own || !other || own.until <= other.until) break;
      [hands[place], hands[below]] = [other, own];
      place = below;
    }
  };
  const begin = (now: number): void => {
    while (hands.length < people) {
      const again = putDown.pop();
      if (again) take(again.contact, now + again.remaining);
      else if (next < received) {
        take(next, now + (takes[next] as number));
        next += 1;
      } else return;
    }
  };
  const workUntil = (time: number): void => {
    for (let first = hands[0]; first && first.until <= time; first = hands[0]) {
      finishFirst();
      begin(first.until);
    }
  };
  return {
    staff: (count, now) => {
      workUntil(now);
      people = count;
      if (hands.length > people) {
        const ordered = hands.splice(0).sort((one, other) => one.contact - other.contact);
        for (const { contact, until } of ordered.slice(0, people)) take(contact, until);
        const more = ordered.slice(people).map(({ contact, until }) => ({ contact, remaining: until - now }));
        putDown = [...putDown, ...more].sort((one, other) => other.contact - one.contact);
      }
      begin(now);
    },
    receive: (contact, now) => {
      workUntil(now);
      received = contact + 1;
      begin(now);
    },
    workUntil,
    finished: () => finished,
  };
};
