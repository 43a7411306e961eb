export type Unsubscribe = () => void;

export interface Listeners<Event> {
  readonly add: (listener: (event: Event) => void) => Unsubscribe;
  readonly emit: (event: Event) => void;
}

export const createListeners = <Event>(): Listeners<Event> => {
  const listeners = new Set<(event: Event) => void>();
  return {
    add: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit: (event) => {
      for (const listener of [...listeners]) listener(event);
    },
  };
};
