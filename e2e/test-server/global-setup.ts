import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@evolve/testkit/free-port";
import { startControl } from "./control.ts";
import { createDatabase } from "./database.ts";
import { createNode } from "./node.ts";
import { findPeople } from "./people.ts";
import { startProxy } from "./proxy.ts";

/** Undoes what was set up, the last first; a fault on the way stops nothing. */
const createUndo = () => {
  const steps: (() => unknown)[] = [];
  return {
    add: (step: () => unknown): void => void steps.push(step),
    run: async (): Promise<void> => {
      const faults: unknown[] = [];
      for (const step of steps.splice(0).reverse()) {
        try {
          await step();
        } catch (error) {
          faults.push(error);
        }
      }
      if (faults.length > 0)
        throw new AggregateError(faults, `The test server did not stop cleanly: ${faults.join("; ")}`);
    },
  };
};

/**
 * Two nodes of the product on one database and one DATA_DIR behind a round-robin proxy. Answers what takes it all down again,
 * which fails the run when a node has printed a fault.
 */
const setUp = async (): Promise<() => Promise<void>> => {
  const undo = createUndo();
  try {
    const folder = mkdtempSync(join(tmpdir(), "evolve-e2e-"));
    undo.add(() => rmSync(folder, { recursive: true, force: true }));
    const database = await createDatabase(process.env["DATABASE_URL"]);
    undo.add(() => database.drop());

    const ports = [await freePort(), await freePort()];
    const proxy = await startProxy(ports);
    const settings = {
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      DEMO: "1",
      PUBLIC_URL: proxy.url,
      TRUST_PROXY: "127.0.0.1",
      LOG_LEVEL: "warn",
    };
    const nodes = ports.map((port) => createNode(port, settings));
    undo.add(() => {
      const faults = nodes.flatMap((node, index) => node.faults.map((fault) => `node ${index}: ${fault}`));
      if (faults.length > 0) throw new Error(faults.join("\n"));
    });
    // One after the other: the first makes the database, the second joins.
    for (const node of nodes) {
      undo.add(() => node.stop());
      await node.start();
    }
    undo.add(() => proxy.close());

    const control = await startControl({ proxy, nodes, people: await findPeople(proxy.url) });
    undo.add(() => control.close());
    process.env["E2E_URL"] = proxy.url;
    process.env["E2E_CONTROL"] = control.url;
    return () => undo.run();
  } catch (error) {
    await undo.run().catch(console.error);
    throw error;
  }
};

// oxlint-disable-next-line house/named-exports -- Playwright looks for a default export
export default setUp;
