/**
 * What an identity provider sent is not good. The reason is for the audit trail alone: the sender learns nothing from
 * it, and the browser gets a page with words.
 */
export class SamlRefusal extends Error {
  /** Whether the message itself was good and only names nobody who may come in. */
  readonly isStranger: boolean;
  /** Whether the identity provider knows nobody, and was not allowed to ask. */
  readonly isPassiveMiss: boolean;

  constructor(reason: string, { isStranger = false, isPassiveMiss = false } = {}) {
    super(reason);
    this.name = "SamlRefusal";
    this.isStranger = isStranger;
    this.isPassiveMiss = isPassiveMiss;
  }
}

export const refuseSaml = (reason: string): never => {
  throw new SamlRefusal(reason);
};
