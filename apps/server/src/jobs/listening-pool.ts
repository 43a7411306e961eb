import type pg from "pg";

const retryMs = 250;

type Connected = Parameters<pg.Pool["connect"]>[0];

/**
 * A pool as the job library needs it: a caller that asks for a connection by callback is called once there is one. Only the
 * library's listener does. After failures it would pause for up to a minute, although the database is back.
 */
export const listeningPool = (pool: pg.Pool): pg.Pool => {
  const connectOnceUp = (connected: Connected): void => {
    pool.connect((error, client, release) => {
      if (error && !pool.ending) setTimeout(connectOnceUp, retryMs, connected);
      else connected(error, client, release);
    });
  };
  const connect = (connected?: Connected): unknown => (connected ? connectOnceUp(connected) : pool.connect());
  return new Proxy(pool, {
    get: (_pool, name) => {
      const value: unknown = Reflect.get(pool, name);
      if (name === "connect") return connect;
      // Bound to the pool itself: its `query` connects by callback too, and must fail.
      return typeof value === "function" ? (value as () => unknown).bind(pool) : value;
    },
  });
};
