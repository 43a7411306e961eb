import type pg from "pg";
import { isDoubtful, isLost } from "./pool.ts";
import { isStalePlanError } from "./prepared.ts";
import { asUnavailable, DatabaseUnavailable } from "./unavailable.ts";

/**
 * Lends a connection while the work runs.
 * @throws DatabaseUnavailable when none is available in time
 */
export const lend = async <T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
  const client = await take(pool);
  let isSpoilt = false;
  try {
    return await work(client);
  } catch (error) {
    isSpoilt = isLost(client) || isStalePlanError(error);
    throw error;
  } finally {
    client.release(isSpoilt);
  }
};

const take = async (pool: pg.Pool): Promise<pg.PoolClient> => {
  for (;;) {
    const client = await pool.connect().catch((error: unknown) => {
      throw new DatabaseUnavailable(error);
    });
    if (!isDoubtful(pool, client)) return client;
    client.release(true);
  }
};

/**
 * Sends what is queued in one message, together with what others ask on this connection in the same turn, and waits for the
 * answer. Writing to the socket is a quarter of the cost of a request.
 */
export const ask = async <T>(client: pg.PoolClient, send: () => Promise<T>): Promise<T> => {
  const { stream } = client.connection;
  stream.cork();
  let answer: Promise<T>;
  try {
    answer = send();
  } finally {
    process.nextTick(() => stream.uncork());
  }
  try {
    return await answer;
  } catch (error) {
    throw asUnavailable(error, isLost(client));
  }
};
