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
  /** Contacts in hand; the last is the next to be done. */
  const hands: { readonly contact: number; readonly until: number }[] = [];
  /** Contacts put down with what is left of them, latest first. All of them came before those that wait. */
  let putDown: { readonly contact: number; readonly remaining: number }[] = [];
  let [next, received, people, finished] = [0, 0, 0, 0];

  const take = (contact: number, until: number): void => {
    hands.splice(hands.findLastIndex((other) => other.until > until) + 1, 0, { contact, until });
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
    for (let first = hands.at(-1); first && first.until <= time; first = hands.at(-1)) {
      hands.pop();
      done[first.contact] = first.until;
      finished += 1;
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
