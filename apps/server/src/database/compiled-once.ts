import type { Compilable, CompiledQuery, Kysely } from "kysely";
import type { SystemTx, Tx } from "./transaction.ts";
import type { Database as Tables } from "./types.ts";

/**
 * A statement that is built and compiled at its first run; later runs only fill in its values. For the few statements that most
 * requests run: building one costs more than sending it. Its text must not depend on a value.
 */
export const compiledOnce = <Values extends object, Row>(
  build: (tx: Kysely<Tables>, values: Values) => Compilable<Row>,
): ((tx: Tx | SystemTx, values: Values) => Promise<Row[]>) => {
  let statement: CompiledQuery | undefined;
  return async (tx, values) => {
    statement ??= build(tx, gaps as Values).compile();
    const parameters = statement.parameters.map((parameter) =>
      parameter instanceof Gap ? values[parameter.name as keyof Values] : parameter,
    );
    const { rows } = await tx.executeQuery<Row>({ ...statement, parameters });
    return rows;
  };
};

/** Stands for a value while its statement is compiled. */
class Gap {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const gaps: object = new Proxy({}, { get: (_target, name) => new Gap(String(name)) });
