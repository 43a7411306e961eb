import type { Connection } from "./connection.ts";

/** Believes the browser when it says that there is no network; that there is one again is a reason to ask the server now. */
export const watchNetwork = (connection: Connection, network: Pick<Window, "addEventListener"> = window): void => {
  network.addEventListener("offline", () => connection.lost());
  network.addEventListener("online", () => {
    if (connection.isLost()) void connection.retry();
  });
};
