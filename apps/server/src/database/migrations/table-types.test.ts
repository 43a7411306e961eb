import { freshDatabase } from "@evolve/testkit/fresh-database";
import { tableTypes } from "@evolve/testkit/table-types";
import pg from "pg";
import { expect, test } from "vitest";

test("The table types are up to date with the migrations", async () => {
  const fresh = await freshDatabase();
  const owner = new pg.Client({ connectionString: fresh.connectionString });
  await owner.connect();
  const written = await tableTypes(owner);
  await owner.end();
  fresh.drop();
  await expect(written).toMatchFileSnapshot("../tables.ts");
});
