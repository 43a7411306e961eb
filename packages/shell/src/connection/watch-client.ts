import { type Client, isCallError, networkCode } from "@evolve/session";
import type { Connection } from "./connection.ts";

/** A client whose calls tell whether the server answers. */
export const watchClient = (client: Client, connection: Connection): Client => ({
  ...client,
  call: async (contract, input, options) => {
    try {
      const answer = await client.call(contract, input, options);
      connection.found();
      return answer;
    } catch (error) {
      if (isCallError(error)) {
        if (error.code === networkCode) connection.lost();
        else connection.found();
      }
      throw error;
    }
  },
});
